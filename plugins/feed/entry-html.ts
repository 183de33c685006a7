import { posix } from 'node:path'
import { absoluteUrl } from '../content'
import type { MarkdownText } from '../content/node'
import { escapeXml } from './build-feed'
import { figure, markdownHtml } from './markdown-html'

/** The text of an entry. */
export interface EntryText {
  path: string
  body: {
    text: MarkdownText
    pictures: readonly { src: string; picture: { relativePath: string } | null }[]
  }
  picture: { imgUrl: { relativePath: string }; imgAlt: string; caption: string | null } | null
}

/**
 * The name of a picture in the folder of the feed: mail programs and older readers show only JPEG and
 * PNG, so that one in another format becomes a JPEG.
 */
export const pictureName = (file: string): string =>
  /\.(?:png|jpe?g)$/.test(file) ? file : `${file}.jpg`

/**
 * The text of an entry as HTML with complete addresses, and the pictures in it.
 * @param site the address of the site
 * @param folder the address of the folder to which its pictures are copied: "/feed"
 */
export function entryHtml(
  { path, body, picture }: EntryText,
  site: string,
  folder: string,
): { html: string; pictures: string[] } {
  const page = absoluteUrl(site, path)
  const pictures: string[] = []
  const pictureUrl = (file: string): string => {
    pictures.push(file)
    return absoluteUrl(site, posix.join(folder, pictureName(file)))
  }
  const text = markdownHtml(body.text, {
    ofPicture: (src) =>
      pictureUrl(body.pictures.find((file) => file.src === src)?.picture?.relativePath ?? src),
    ofLink: (link) => {
      if (link.startsWith('#')) return page + link
      return link.startsWith('/') ? absoluteUrl(site, link) : link
    },
  })
  const above = picture
    ? `${figure(pictureUrl(picture.imgUrl.relativePath), picture.imgAlt, escapeXml(picture.caption ?? ''))}\n`
    : ''
  return { html: above + text, pictures }
}
