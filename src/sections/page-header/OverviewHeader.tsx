import { graphql } from 'gatsby'
import type { SeoProps } from '../../components/seo/Seo'
import { HeaderDrawing } from './HeaderDrawing'
import { PageHeader } from './PageHeader'

export interface OverviewHeaderProps {
  path: string
  overview: Queries.OverviewHeaderFragment
  /**
   * Only the first page of a list uses this metadata and drawing; later pages pass their own
   * metadata.
   */
  seo?: Partial<SeoProps>
}

/** The metadata, header and drawing of an overview page. */
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
