import { graphql, type PageProps } from 'gatsby'
import { ButtonLink } from '../components/Button'
import { Seo } from '../components/seo/Seo'
import { productCover } from '../features/products/product-cover'
import { ProductFeatures } from '../features/products/ProductFeatures'
import { useAddresses } from '../hooks/useAddresses'
import { Paragraphs } from '../sections/Paragraphs'
import { CoverPicture } from '../sections/CoverPicture'
import { StatusScreen } from '../sections/StatusScreen'

export default function ProductInProgressPage({
  data,
}: PageProps<Queries.ProductInProgressPageQuery>) {
  const addresses = useAddresses()
  const labels = data.statusPages?.inProgress
  const { product } = data
  if (!labels || !product) return null
  return (
    <>
      <Seo title={product.title} description={product.description} path={product.path} hidden />
      <StatusScreen
        title={labels.title}
        text={labels.text}
        reason={product.title}
        symbol="[…]"
        compact
      >
        <ButtonLink to={addresses.contactAbout(product.path)} icon="arrow-right">
          {labels.message}
        </ButtonLink>
        <ButtonLink to={addresses.products} replace variant="outline" icon="arrow-left">
          {labels.goBack}
        </ButtonLink>
      </StatusScreen>
      <CoverPicture cover={productCover(product)} />
      <Paragraphs
        title={labels.coming}
        paragraphs={[product.promise, product.description, product.audience]}
      />
      {product.features && <ProductFeatures features={product.features} />}
    </>
  )
}

export const query = graphql`
  query ProductInProgressPage($id: String!, $language: String!) {
    product(id: { eq: $id }) {
      path
      title
      promise
      description
      audience
      features {
        ...IllustratedFeature
      }
      ...ProductPicture
    }
    statusPages(language: { eq: $language }) {
      inProgress {
        ...StatusPagesInProgress
      }
    }
  }
`
