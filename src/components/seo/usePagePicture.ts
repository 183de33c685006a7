import { graphql, useStaticQuery } from 'gatsby'
import { absoluteUrl, homePath, socialPicturePath } from '../../../plugins/content'

/** The picture that networks and messengers show of a page. */
export interface PagePicture {
  url: string
  width: number
  height: number
}

/**
 * The social picture of a page, or the icon of plugins/theme without the plugin social-pictures.
 * @param path undefined for an error page
 */
export function usePagePicture(path = homePath): PagePicture {
  const { siteSettings, sitePlugin } = useStaticQuery<Queries.PagePictureQuery>(graphql`
    query PagePicture {
      siteSettings {
        url
      }
      sitePlugin(name: { eq: "social-pictures" }) {
        id
      }
    }
  `)
  const url = (picture: string) => absoluteUrl(siteSettings?.url ?? '', picture)
  return sitePlugin
    ? { url: url(socialPicturePath(path)), width: 1200, height: 630 }
    : { url: url('/icon-512.png'), width: 512, height: 512 }
}
