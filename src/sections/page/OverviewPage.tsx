import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { useAddresses } from '../../hooks/useAddresses'
import { useCallsToAction } from '../../hooks/useCallsToAction'
import { Banner, type BannerProps } from '../Banner'
import { ListPages, useLaterPageSeo } from './ListPages'
import { headerLayout, HeaderIllustration } from './HeaderIllustration'
import { Page } from './Page'

export interface OverviewPageProps {
  /** The address of the list. */
  path: string
  overview: Queries.OverviewPageFragment
  /** Of a list that takes several pages, the number of this one; the first one by default. */
  currentPage?: number
  /** How many pages the list takes: with more than one, links to them follow its entries. */
  pageCount?: number
  /** The banner at the end; by default the one that leads to a message. */
  banner?: BannerProps
  children: ReactNode
}

/**
 * An overview page: metadata, header with picture or drawing, which only the first page of a list has, the list,
 * and a banner.
 */
export const OverviewPage = ({
  path,
  overview,
  currentPage = 1,
  pageCount = 1,
  banner,
  children,
}: OverviewPageProps) => {
  const addresses = useAddresses()
  const { inquiry } = useCallsToAction()
  const isFirst = currentPage === 1
  const laterPageSeo = useLaterPageSeo()
  return (
    <Page
      path={addresses.listPage(path, currentPage)}
      title={overview.title}
      promise={overview.promise}
      description={overview.introduction}
      seo={isFirst ? overview.seo : laterPageSeo({ path, ...overview }, currentPage)}
      callToAction="any"
      {...(isFirst && {
        layout: headerLayout(overview),
        illustration: <HeaderIllustration {...overview} />,
      })}
    >
      {children}
      <ListPages path={path} current={currentPage} count={pageCount} />
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
    picture {
      ...IllustrationPicture
    }
    drawing {
      ...Drawing
    }
  }
`
