import { graphql, type PageProps } from 'gatsby'
import { Frame } from '../components/Frame'
import { Seo } from '../components/Seo'
import { productsPath } from '../routes/paths'
import { Banner } from '../sections/Banner'
import { OverviewHeader } from '../sections/OverviewHeader'
import { ProductCells } from '../sections/ProductCells'
import { useCallsToAction } from '../sections/useCallsToAction'

export default function ProductsPage({ data }: PageProps<Queries.ProductsPageQuery>) {
  const { offer } = useCallsToAction()
  if (!data.overview) return null
  return (
    <>
      <Seo {...data.overview.seo} path={productsPath} name={data.overview.title} />
      <OverviewHeader overview={data.overview} />
      <Frame>
        <ProductCells products={data.products.nodes} />
      </Frame>
      <Banner {...offer} />
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
