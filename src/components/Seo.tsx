import { graphql, useStaticQuery } from 'gatsby'
import { Helmet } from 'react-helmet'
import { absoluteUrl } from '../routes/paths'

export interface SeoProps {
  /** The page's own title; the agency's name is added. */
  title: string
  /** One or two sentences for search results. */
  description: string
  /** True keeps the page out of search results. */
  hidden?: boolean
  /** The page's one address, where the browser may show it with a query or by another way. */
  path?: string
}

/** What stands in a page's head. */
export const Seo = ({ title, description, hidden = false, path }: SeoProps) => {
  const { agency } = useStaticQuery<Queries.SeoQuery>(graphql`
    query Seo {
      agency {
        name
        url
      }
    }
  `)
  return (
    <Helmet
      htmlAttributes={{ lang: 'en' }}
      title={`${title} | ${agency?.name ?? ''}`}
      link={path && agency ? [{ rel: 'canonical', href: absoluteUrl(agency.url, path) }] : []}
      meta={[
        { name: 'description', content: description },
        ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
      ]}
    />
  )
}
