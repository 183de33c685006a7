import { describedTexts } from '../files/described-texts'
import { type ParsedFile, textsIn } from '../files/parsed-file'
import type { ContentSource } from '../model'
import { slugForm } from '../site/slugs'
import { readInline } from '../text/read-inline'

/** The forms of the targets that a link in a text can have. */
const targets = {
  page: String.raw`/(?:${slugForm}/)*(?:\?[^#\s]*)?(?:#[\w-]+)?`,
  website: String.raw`https://(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?`,
  mail: String.raw`mailto:[^\s@]+@[^\s@]+\.[^\s@]+`,
  phone: String.raw`tel:\+?[\d-]+`,
}
const target = new RegExp(`^(?:${Object.values(targets).join('|')})$`, 'u')

/** Whether the schema allows inline Markdown at a pointer. */
export const allowsMarkdown = (
  file: ParsedFile,
  pointer: string,
  schemas: ContentSource['schemas'],
): boolean =>
  describedTexts(schemas, file).get(pointer)?.graphql.extensions?.inlineMarkdown !== undefined

/** Whether the target of a link in a text has an allowed form. */
export const isLinkTarget = (link: string): boolean => target.test(link)

/** All links in texts with Markdown. */
export const linksInTexts = (
  file: ParsedFile,
  schemas: ContentSource['schemas'],
): { pointer: string; link: string }[] =>
  textsIn(file)
    .filter(({ text, pointer }) => text.includes('](') && allowsMarkdown(file, pointer, schemas))
    .flatMap(({ text, pointer }) => readInline(text).links.map((link) => ({ pointer, link })))

/** What is wrong with the target of a link, and what to write. */
export const linkTargetIssue = (link: string): [problem: string, remedy: string] => [
  `links to "${link.slice(0, 60)}"`,
  'write a path such as "/contact-us/", or an https:, mailto: or tel: address',
]
