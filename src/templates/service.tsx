import { graphql, type PageProps } from 'gatsby'
import labels from '../../data/ui-text.json'
import { service } from '../components/seo/structured-data'
import { estimateOf, servicesPath, sortByOrder } from '../../plugins/content'
import { useSite } from '../hooks/useSite'
import { OfferingPage } from '../features/offerings/OfferingPage'
import { TypicalPrice } from '../features/offerings/TypicalPrice'

export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const { page, caseStudies, estimate } = data
  const agency = useSite()
  if (!page) return null
  const overview = { title: labels.services, path: servicesPath }
  const { path, parentPage, typical } = page
  const priced = estimate && [page, parentPage].find((each) => each?.typical)
  return (
    <OfferingPage
      offering={page}
      breadcrumbs={parentPage ? [overview, parentPage] : [overview]}
      subPages={sortByOrder(page.subPages, agency.language)}
      caseStudies={{ ...caseStudies, filter: 'service' }}
      prices={priced ? estimateOf(priced.path) : undefined}
      typical={
        typical && <TypicalPrice service={path} typical={typical} dayRate={estimate?.dayRate} />
      }
      data={[
        service(
          agency,
          page,
          typical ? { ...typical.usual.price, isMonthly: typical.monthly ?? false } : undefined,
        ),
      ]}
      quoted={caseStudies.nodes.find(({ quote }) => quote)}
    />
  )
}

export const query = graphql`
  query ServicePage($id: String!, $path: String!) {
    page: service(id: { eq: $id }) {
      ...OfferingPage
      typical {
        ...TypicalRelease
      }
      parentPage {
        title
        path
        typical {
          smallest {
            price
          }
        }
      }
      subPages {
        ...OfferingLink
      }
    }
    estimate {
      dayRate
    }
    ...OfferingCaseStudies
  }
`
