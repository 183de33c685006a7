import { graphql, type PageProps } from 'gatsby'
import { PrintFooter } from '../../features/case-studies/PrintFooter'
import { EstimateSection } from '../../features/estimate/EstimateSection'
import { TypicalTable } from '../../features/estimate/TypicalTable'
import { contactPath, estimatePath } from '../../routes/paths'
import { PageHeader } from '../../sections/PageHeader'
import { PointSection } from '../../sections/PointSection'

export default function EstimatePage({ data, location }: PageProps<Queries.EstimatePageQuery>) {
  const { estimate, contact } = data
  if (!estimate || !contact) return null
  return (
    <>
      <PageHeader
        path={estimatePath}
        breadcrumbs={[{ title: contact.title, path: contactPath }]}
        title={estimate.title}
        promise={estimate.promise}
        description={estimate.introduction}
        seo={estimate.seo}
      />
      <EstimateSection model={estimate} search={location.search ?? ''} />
      <TypicalTable model={estimate} />
      <PointSection title={estimate.labels.excluded} points={estimate.excluded} />
      <PrintFooter path={estimatePath} />
    </>
  )
}

export const query = graphql`
  query EstimatePage {
    contact {
      title
    }
    estimate {
      seo {
        title
        description
      }
      title
      promise
      introduction
      ...EstimateModel
    }
  }

  fragment TypicalRelease on TypicalRelease {
    smallest {
      price
      weeks
      includes
    }
    usual {
      price {
        from
        to
      }
      weeks {
        from
        to
      }
    }
  }
`
