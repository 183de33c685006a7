import { graphql, type PageProps } from 'gatsby'
import { ButtonLink } from '../components/Button'
import { Seo } from '../components/seo/Seo'
import { productsPath } from '../routes/paths'
import { StatusScreen } from '../sections/StatusScreen'

export default function ProductInProgressPage({
  data,
}: PageProps<Queries.ProductInProgressPageQuery>) {
  const labels = data.statusPages?.inProgress
  if (!labels || !data.product) return null
  return (
    <>
      <Seo
        title={data.product.title}
        description={data.product.description}
        path={data.product.path}
        hidden
      />
      <StatusScreen
        title={labels.title}
        text={labels.text}
        reason={data.product.title}
        symbol="[…]"
      >
        <ButtonLink to={productsPath} replace icon="arrow-left">
          {labels.goBack}
        </ButtonLink>
      </StatusScreen>
    </>
  )
}

export const query = graphql`
  query ProductInProgressPage($id: String!) {
    product(id: { eq: $id }) {
      path
      title
      description
    }
    statusPages {
      inProgress {
        title
        text
        goBack
      }
    }
  }
`
