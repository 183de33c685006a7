import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import type { SeoProps } from '../../components/seo/Seo'
import { useCallsToAction } from '../../hooks/useCallsToAction'
import { Banner, type BannerProps } from '../Banner'
import { HeaderDrawing } from './HeaderDrawing'
import { Page } from './Page'

export interface OverviewPageProps {
  path: string
  overview: Queries.OverviewPageFragment
  /** Only the first page of a list uses its own metadata and drawing. */
  seo?: Partial<SeoProps>
  /** The banner at the end; by default the one that leads to a message. */
  banner?: BannerProps
  children: ReactNode
}

/** An overview page: metadata, header and drawing, the list, and a banner. */
export const OverviewPage = ({ path, overview, seo, banner, children }: OverviewPageProps) => {
  const { inquiry } = useCallsToAction()
  return (
    <Page
      path={path}
      title={overview.title}
      promise={overview.promise}
      description={overview.introduction}
      seo={seo ?? overview.seo}
      estimate="any"
    >
      {!seo && overview.drawing && <HeaderDrawing drawing={overview.drawing} />}
      {children}
      <Banner {...(banner ?? inquiry)} />
    </Page>
  )
}

export const fragment = graphql`
  fragment OverviewPage on Overview {
    title
    promise
    introduction
    seo {
      ...Seo
    }
    drawing {
      ...Drawing
    }
  }
`
