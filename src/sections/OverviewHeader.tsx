import { graphql } from 'gatsby'
import { ButtonLink } from '../components/Button'
import { useSite } from '../hooks/useSite'
import { homePath } from '../routes/paths'
import { PageHeader } from './PageHeader'
import { useCallsToAction } from '../hooks/useCallsToAction'

export interface OverviewHeaderProps {
  overview: Queries.OverviewHeaderFragment
}

/** The header of a page that lists others. */
export const OverviewHeader = ({ overview: { title, introduction } }: OverviewHeaderProps) => {
  const { estimate } = useCallsToAction()
  return (
    <PageHeader
      breadcrumbs={[{ title: useSite().name, path: homePath }]}
      current={title}
      title={title}
      description={introduction}
      action={
        <ButtonLink to={estimate.link} icon="arrow-right">
          {estimate.title}
        </ButtonLink>
      }
    />
  )
}

export const fragment = graphql`
  fragment OverviewHeader on Overview {
    title
    introduction
    seo {
      title
      description
    }
  }
`
