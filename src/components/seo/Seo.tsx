import { graphql, useStaticQuery } from 'gatsby'
import { Helmet } from 'react-helmet'
import { headTitle } from '../../routes/head-title'
import { absoluteUrl, homePath, socialPicturePath } from '../../routes/paths'
import { breadcrumbs, type BreadcrumbItem, type StructuredData } from './structured-data'

export interface SeoProps {
  /** The page's own title; the agency's name is added if there is room for it. */
  title: string
  /** The title of the group above it, which is added before the name. */
  group?: string
  /** One or two sentences for search results. */
  description: string
  /** True keeps the page out of search results. */
  hidden?: boolean
  /** The page's one address, whatever the browser shows; none for what answers unknown addresses. */
  path?: string
  /** The pages above this one, from the top. */
  trail?: readonly BreadcrumbItem[]
  /** The page's name at the end of that trail; the title unless told. */
  name?: string
  /** What the page is about, in the words of schema.org. */
  about?: readonly StructuredData[]
}

/** The size of social pictures, in pixels. */
const picture = { width: '1200', height: '630' }

/** As JSON in HTML: no text of the content can end the element it stands in. */
const script = (data: readonly StructuredData[]) => ({
  type: 'application/ld+json',
  innerHTML: JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll(
    '<',
    '\\u003c',
  ),
})

/** Everything in a page's head that tells others what it is. */
export const Seo = ({
  title,
  group,
  description,
  hidden = false,
  path,
  trail = [],
  name = title,
  about = [],
}: SeoProps) => {
  const { siteSettings, site } = useStaticQuery<Queries.SeoQuery>(graphql`
    query Seo {
      siteSettings {
        name
        url
      }
      site {
        siteMetadata {
          preview
        }
      }
    }
  `)
  if (!siteSettings) throw new Error('data/site.json is missing')
  const shown = headTitle({ title, group }, siteSettings.name)
  const ownTitle = shown.replace(` | ${siteSettings.name}`, '')
  const isIndexed = !hidden && path !== undefined && !site?.siteMetadata?.preview
  const image = absoluteUrl(siteSettings.url, socialPicturePath(path ?? homePath))
  const home = { title: siteSettings.name, path: homePath }
  const above = trail[0]?.path === homePath ? trail : [home, ...trail]
  const data =
    hidden || path === undefined || path === homePath
      ? about
      : [...about, breadcrumbs(siteSettings.url, [...above, { title: name, path }])]
  return (
    <Helmet
      htmlAttributes={{ lang: 'en' }}
      title={shown}
      link={path ? [{ rel: 'canonical', href: absoluteUrl(siteSettings.url, path) }] : []}
      meta={[
        { name: 'description', content: description },
        ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
        { property: 'og:type', content: 'website' },
        { property: 'og:site_name', content: siteSettings.name },
        { property: 'og:title', content: ownTitle },
        { property: 'og:description', content: description },
        ...(path ? [{ property: 'og:url', content: absoluteUrl(siteSettings.url, path) }] : []),
        { property: 'og:image', content: image },
        { property: 'og:image:width', content: picture.width },
        { property: 'og:image:height', content: picture.height },
        { property: 'og:image:alt', content: ownTitle },
        { name: 'twitter:card', content: 'summary_large_image' },
        { name: 'twitter:title', content: ownTitle },
        { name: 'twitter:description', content: description },
        { name: 'twitter:image', content: image },
        { name: 'twitter:image:alt', content: ownTitle },
      ]}
      script={data.length > 0 ? [script(data)] : []}
    />
  )
}
