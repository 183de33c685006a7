import { graphql, useStaticQuery } from 'gatsby'
import { absoluteUrl, homePath, socialPicturePath } from '../../../plugins/content'
import { useSite } from '../../hooks/useSite'

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
  const { url: siteUrl } = useSite()
  const { sitePlugin } = useStaticQuery<Queries.PagePictureQuery>(graphql`
    query PagePicture {
      sitePlugin(name: { eq: "social-pictures" }) {
        id
      }
    }
  `)
  const url = (picture: string) => absoluteUrl(siteUrl, picture)
  return sitePlugin
    ? { url: url(socialPicturePath(path)), width: 1200, height: 630 }
    : { url: url('/icon-512.png'), width: 512, height: 512 }
}
