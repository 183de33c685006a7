import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { fillText } from '../../../plugins/content'
import { useLabels } from '../../hooks/useLabels'
import { Pagination } from '../../components/Pagination'
import { headDescription } from '../../components/seo/head-title'
import { useAddresses } from '../../hooks/useAddresses'
import { useFormats } from '../../hooks/useFormats'
import { useCallsToAction } from '../../hooks/useCallsToAction'
import { Banner, type BannerProps } from '../Banner'
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
 * What the head of a later page of a list says: search engines need a title for each page.
 * @param name the name of the page, such as "Page 2"
 */
const seoOfPage = (
  path: string,
  { title, seo }: Queries.OverviewPageFragment,
  { name, labels }: { name: string; labels: { headTitle: string } },
) => {
  const withName = (text: string): string =>
    fillText(labels.headTitle, { title: text, addition: name })
  return {
    title: withName(seo.title),
    description: headDescription(seo.description, withName(seo.description)),
    breadcrumbs: [{ title, path }],
    name,
  }
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
  const labels = useLabels()
  const addresses = useAddresses()
  const { number } = useFormats()
  const { inquiry } = useCallsToAction()
  const isFirst = currentPage === 1
  const name = fillText(labels.page, { number: number(currentPage) })
  return (
    <Page
      path={addresses.listPage(path, currentPage)}
      title={overview.title}
      promise={overview.promise}
      description={overview.introduction}
      seo={isFirst ? overview.seo : seoOfPage(path, overview, { name, labels })}
      callToAction="any"
      {...(isFirst && {
        layout: headerLayout(overview),
        illustration: <HeaderIllustration {...overview} />,
      })}
    >
      {children}
      <Pagination
        label={labels.pages}
        labels={labels}
        current={currentPage}
        count={pageCount}
        pathOf={(page) => addresses.listPage(path, page)}
        formatNumber={number}
      />
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
