import {
  type Issue,
  issueAt,
  type ParsedFile,
  pointersAt,
  textAt,
  textWidth,
} from '../../../plugins/content'

/**
 * How many characters of titles fit into two rows at 1024 px, with the longest word of the contact button,
 * beside the links to two other languages or their menu.
 */
const maxWidth = 128

/** Checks that the header has room for its entries. */
export function checkMenu(file: ParsedFile): Issue[] {
  if (file.collection.type !== 'Navigation') return []
  const titles = pointersAt(file, '/main/*/title').map((pointer) => textAt(file, pointer) ?? '')
  const words = (textAt(file, '/contact/title') ?? '').split(/\s+/)
  const width =
    titles.reduce((sum, title) => sum + textWidth(title), 0) + Math.max(...words.map(textWidth))
  if (width <= maxWidth) return []
  return [
    issueAt(
      file,
      '/main',
      'long-menu',
      `has titles of ${width} characters in total, with the longest word of "contact", more than fit into the header`,
      `shorten them to ${maxWidth}`,
    ),
  ]
}
