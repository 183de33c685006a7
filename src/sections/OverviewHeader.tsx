import { graphql } from 'gatsby'
import type { SeoProps } from '../components/seo/Seo'
import { HeaderDrawing } from './HeaderDrawing'
import { PageHeader } from './PageHeader'

export interface OverviewHeaderProps {
  path: string
  overview: Queries.OverviewHeaderFragment
  /** The metadata and the drawing are those of the first page; the following ones pass their metadata. */
  seo?: Partial<SeoProps>
}

/** The metadata, the header and the drawing of a page that lists others. */
export const OverviewHeader = ({ path, overview, seo }: OverviewHeaderProps) => (
  <>
    <PageHeader
      path={path}
      title={overview.title}
      promise={overview.promise ?? undefined}
      description={overview.introduction}
      seo={seo ?? overview.seo}
      estimate="any"
    />
    {!seo && overview.drawing && <HeaderDrawing drawing={overview.drawing} />}
  </>
)

export const fragment = graphql`
  fragment OverviewHeader on Overview {
    title
    promise
    introduction
    seo {
      title
      description
    }
    drawing {
      ...Drawing
    }
  }
`
