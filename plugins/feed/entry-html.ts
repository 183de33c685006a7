import { posix } from 'node:path'
import { absoluteUrl } from '../content'
import { markdownToHtml, picturePath } from '../content/node'
import { escapeXml } from './build-feed'

/** The text of an entry. */
export interface EntryText {
  path: string
  fields: { file: string; original: string; folder: string | null }
  markdown: string
  picture: { imgUrl: { relativePath: string }; imgAlt: string; caption: string | null } | null
}

/** The anchors of footnotes in HTML, and on the page of the entry. */
const footnoteLink = / href="#fn(ref)?(\d+)[^"]*"/g

/**
 * The text of an entry as HTML with complete addresses, and the pictures in it.
 * @param site the address of the site
 * @param folder the address of the folder to which its pictures are copied: "/feed"
 */
export function entryHtml(
  { path, fields, markdown, picture }: EntryText,
  site: string,
  folder: string,
): { html: string; pictures: string[] } {
  const page = absoluteUrl(site, path)
  const pictures: string[] = []
  const pictureUrl = (file: string): string => {
    pictures.push(file)
    return absoluteUrl(site, posix.join(folder, file))
  }
  const toUrl = (address: string): string => {
    if (address.startsWith('./')) return pictureUrl(picturePath(process.cwd(), address, fields))
    if (address.startsWith('#')) return page + address
    return address.startsWith('/') ? absoluteUrl(site, address) : address
  }
  const figure = picture
    ? [
        `<figure><img src="${escapeXml(pictureUrl(picture.imgUrl.relativePath))}" alt="${escapeXml(picture.imgAlt)}">`,
        picture.caption ? `<figcaption>${escapeXml(picture.caption)}</figcaption>` : '',
        '</figure>\n',
      ].join('')
    : ''
  const text = markdownToHtml(markdown, toUrl).replace(
    footnoteLink,
    (_link, isReference: string | undefined, number: string) =>
      ` href="${page}#footnote-${number}${isReference ? '-reference' : ''}"`,
  )
  return { html: figure + text, pictures }
}
