import { graphql, useStaticQuery } from 'gatsby'
import { useLayoutEffect, useState } from 'react'
import { Helmet } from 'react-helmet'
import { useLabels } from '../../hooks/useLabels'
import { useAddresses } from '../../hooks/useAddresses'
import { headTitle } from './head-title'
import { absoluteUrl, type Translation, withoutBreakMarks } from '../../../plugins/content'
import { useSite } from '../../hooks/useSite'
import { useLocale } from '../../hooks/useLocale'
import type { BreadcrumbItem } from '../Breadcrumbs'
import { breadcrumbList, type StructuredData } from './structured-data'
import { usePagePicture } from './usePagePicture'

export interface SeoProps {
  /** The title of the page; the agency's name is appended if it fits. */
  title: string
  /** The title of the parent page, which is appended before the name. */
  parent?: string
  /** The meta description: one or two sentences. */
  description: string
  /** Whether the page is excluded from search results. */
  hidden?: boolean
  /** The canonical path; undefined for an error page. */
  path?: string
  /** The pages above this one, from the top. */
  breadcrumbs?: readonly BreadcrumbItem[]
  /** The name of the page in the breadcrumbs; the title by default. */
  name?: string
  /** What the page is about, as schema.org data. */
  about?: readonly StructuredData[]
  /** For an article, the days on which it was published and last changed. */
  article?: { date: string; updated: string | null }
}

/** JSON-LD with "<" escaped, so that no text can end the script element. */
const script = (data: readonly StructuredData[]) => ({
  type: 'application/ld+json',
  innerHTML: withoutBreakMarks(
    JSON.stringify({ '@context': 'https://schema.org', '@graph': data }),
  ).replaceAll('<', '\\u003c'),
})

const isServer = typeof window === 'undefined'

/** React warns about layout effects on the server, where they never run. */
const useBrowserLayoutEffect = isServer ? (): void => undefined : useLayoutEffect

/**
 * Whether the page has been committed to the document; always true on the server. React may render a
 * page several times and discard all but the last result: when a navigation is interrupted, and when
 * the page differs from its HTML. react-helmet keeps the metadata of each result
 * (https://github.com/gaearon/react-side-effect/issues/54).
 */
function useIsCommitted(): boolean {
  const [isCommitted, setIsCommitted] = useState(isServer)
  useBrowserLayoutEffect(() => setIsCommitted(true), [])
  return isCommitted
}

/**
 * Links to the page in all languages that have it, itself too, and to that for all other languages:
 * the one in the site's first. Search engines take two pages for one only if each links to the other.
 */
function alternates(
  site: string,
  pages: readonly Pick<Translation, 'language' | 'path'>[],
  defaultLanguage?: string,
) {
  if (pages.length === 1) return []
  const otherPage = pages.find(({ language }) => language === defaultLanguage)
  return [
    ...pages.map(({ language, path }) => ({ hreflang: language, path })),
    ...(otherPage ? [{ hreflang: 'x-default', path: otherPage.path }] : []),
  ].map(({ hreflang, path }) => ({ rel: 'alternate', hreflang, href: absoluteUrl(site, path) }))
}

/** The metadata in a page's head: title, description, canonical URL, Open Graph, Twitter and JSON-LD. */
export const Seo = ({
  title,
  parent,
  description,
  hidden = false,
  path,
  breadcrumbs = [],
  name = title,
  about = [],
  article,
}: SeoProps) => {
  const labels = useLabels()
  const addresses = useAddresses()
  const { name: agency, url, pages } = useSite()
  const { site } = useStaticQuery<Queries.PageHeadQuery>(graphql`
    query PageHead {
      site {
        siteMetadata {
          preview
        }
      }
    }
  `)
  const picture = usePagePicture()
  const { language, direction, locale, translations: all, defaultLanguage } = useLocale()
  const translations = all.filter((other) => other.instead === undefined && !other.isHidden)
  const isCommitted = useIsCommitted()
  if (!isCommitted) return null
  const shown = withoutBreakMarks(headTitle({ title, parent }, { agency, labels }))
  // Previews name the agency next to it.
  const sharedTitle = withoutBreakMarks(title)
  const summary = withoutBreakMarks(description)
  const isIndexed = !hidden && path !== undefined && !site?.siteMetadata?.preview
  const home = { title: agency, path: addresses.home }
  const above = breadcrumbs[0]?.path === addresses.home ? breadcrumbs : [home, ...breadcrumbs]
  const data =
    hidden || path === undefined || path === addresses.home
      ? about
      : [...about, breadcrumbList(url, [...above, { title: name, path }])]
  return (
    <Helmet
      htmlAttributes={{ lang: language, ...(direction && { dir: direction }) }}
      title={shown}
      link={[
        ...(path ? [{ rel: 'canonical', href: absoluteUrl(url, path) }] : []),
        ...(path && !hidden
          ? alternates(url, [{ language, path }, ...translations], defaultLanguage)
          : []),
        ...(pages.includes(addresses.articles)
          ? [
              {
                rel: 'alternate',
                type: 'application/atom+xml',
                title: labels.feed,
                href: addresses.feed,
              },
            ]
          : []),
      ]}
      meta={[
        { name: 'description', content: summary },
        ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
        { property: 'og:type', content: article ? 'article' : 'website' },
        ...(article ? [{ property: 'article:published_time', content: article.date }] : []),
        ...(article?.updated
          ? [{ property: 'article:modified_time', content: article.updated }]
          : []),
        { property: 'og:locale', content: locale.replaceAll('-', '_') },
        ...(hidden ? [] : translations).map((translation) => ({
          property: 'og:locale:alternate',
          content: translation.locale.replaceAll('-', '_'),
        })),
        { property: 'og:site_name', content: agency },
        { property: 'og:title', content: sharedTitle },
        { property: 'og:description', content: summary },
        ...(path ? [{ property: 'og:url', content: absoluteUrl(url, path) }] : []),
        { property: 'og:image', content: picture.url },
        { property: 'og:image:width', content: String(picture.width) },
        { property: 'og:image:height', content: String(picture.height) },
        { property: 'og:image:alt', content: sharedTitle },
        // X reads the title, the description and the picture from Open Graph.
        { name: 'twitter:card', content: 'summary_large_image' },
        { name: 'twitter:image:alt', content: sharedTitle },
      ]}
      script={data.length > 0 ? [script(data)] : []}
    />
  )
}
