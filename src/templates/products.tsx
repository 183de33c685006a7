import { graphql, type PageProps } from 'gatsby'
import { PageContainer } from '../components/grid/PageContainer'
import { useAddresses } from '../hooks/useAddresses'
import { OverviewPage } from '../sections/page/OverviewPage'
import { ProductCells } from '../features/products/ProductCells'

export default function ProductsPage({ data }: PageProps<Queries.ProductsPageQuery>) {
  const addresses = useAddresses()
  return (
    data.overview && (
      <OverviewPage path={addresses.products} overview={data.overview}>
        <PageContainer>
          <ProductCells products={data.products.nodes} />
        </PageContainer>
      </OverviewPage>
    )
  )
}

export const query = graphql`
  query ProductsPage($language: String!) {
    overview(file: { eq: "products.json" }, language: { eq: $language }) {
      ...OverviewPage
    }
    products: allProduct(
      filter: { language: { eq: $language } }
      sort: [{ order: ASC }, { title: ASC }]
    ) {
      nodes {
        ...ProductCell
      }
    }
  }
`
