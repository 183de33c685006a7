import { createContext, useContext } from 'react'
import { absoluteUrl } from '../../../plugins/content'
import { useSite } from '../../hooks/useSite'

/** The picture that networks and messengers show of a page. */
export interface PagePicture {
  url: string
  width: number
  height: number
}

/** The path of the page's social picture; undefined in development and without plugins/social-pictures. */
export const SocialPicture = createContext<string | undefined>(undefined)

/** The social picture of the page, or the icon of plugins/theme if it has none. */
export function usePagePicture(): PagePicture {
  const { url: siteUrl } = useSite()
  const path = useContext(SocialPicture)
  return path === undefined
    ? { url: absoluteUrl(siteUrl, '/icon-512.png'), width: 512, height: 512 }
    : { url: absoluteUrl(siteUrl, path), width: 1200, height: 630 }
}
