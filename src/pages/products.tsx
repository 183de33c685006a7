import { graphql, type PageProps } from 'gatsby'
import { PageContainer } from '../components/grid/PageContainer'
import { productsPath } from '../../plugins/content'
import { Banner } from '../sections/Banner'
import { OverviewHeader } from '../sections/page-header/OverviewHeader'
import { ProductCells } from '../features/products/ProductCells'
import { useCallsToAction } from '../hooks/useCallsToAction'

export default function ProductsPage({ data }: PageProps<Queries.ProductsPageQuery>) {
  const { inquiry } = useCallsToAction()
  if (!data.overview) return null
  return (
    <>
      <OverviewHeader path={productsPath} overview={data.overview} />
      <PageContainer>
        <ProductCells products={data.products.nodes} />
      </PageContainer>
      <Banner {...inquiry} />
    </>
  )
}

export const query = graphql`
  query ProductsPage {
    overview(path: { eq: "/products/" }) {
      ...OverviewHeader
    }
    products: allProduct(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...ProductCell
      }
    }
  }
`
