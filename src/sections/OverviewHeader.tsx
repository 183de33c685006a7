import { graphql } from 'gatsby'
import type { SeoProps } from '../components/seo/Seo'
import { PageHeader } from './PageHeader'

export interface OverviewHeaderProps {
  path: string
  overview: Queries.OverviewHeaderFragment
  /** Replaces the metadata of the overview. */
  seo?: Partial<SeoProps>
}

/** The metadata and the header of a page that lists others. */
export const OverviewHeader = ({ path, overview, seo }: OverviewHeaderProps) => (
  <PageHeader
    path={path}
    title={overview.title}
    description={overview.introduction}
    seo={seo ?? overview.seo}
    estimate="any"
  />
)

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
