import type { ContentSource } from '../../../model'
import { describedTexts } from '../../../files/described-texts'
import { readInline } from '../../../text/read-inline'
import type { Issue } from '../../../issue'
import { isBody, issueAt, type ParsedFile, textsIn } from '../../../files/parsed-file'
import { slugForm } from '../../../site/slugs'

/** The forms of the targets that a link in a text can have. */
const targets = {
  page: String.raw`/(?:${slugForm}/)*(?:\?[^#\s]*)?(?:#[\w-]+)?`,
  website: String.raw`https://(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?`,
  mail: String.raw`mailto:[^\s@]+@[^\s@]+\.[^\s@]+`,
  phone: String.raw`tel:\+?[\d-]+`,
}
const target = new RegExp(`^(?:${Object.values(targets).join('|')})$`, 'u')

/** Whether the schema allows inline Markdown at a pointer. */
const allowsMarkdown = (
  file: ParsedFile,
  pointer: string,
  schemas: ContentSource['schemas'],
): boolean =>
  /@inlineMarkdown\b/.test(describedTexts(schemas, file).get(pointer)?.graphql.directives ?? '')

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

/** Checks that links in texts have an allowed form; links.ts checks their targets. */
export const checkInlineLinks = (file: ParsedFile, schemas: ContentSource['schemas']): Issue[] =>
  linksInTexts(file, schemas)
    .filter(({ link }) => !isLinkTarget(link))
    .map(({ pointer, link }) => issueAt(file, pointer, 'wrong-form', ...linkTargetIssue(link)))

/** What is wrong with the target of a link, and what to write. */
export const linkTargetIssue = (link: string): [message: string, hint: string] => [
  `links to "${link.slice(0, 60)}"`,
  'write a path such as "/contact-us/", or an https:, mailto: or tel: address',
]

const entities =
  'amp|lt|gt|quot|apos|nbsp|shy|ndash|mdash|hellip|middot|bull|times|copy|reg|trade|euro|pound|' +
  '[lr][sda]quo|[aeiouAEIOU](?:uml|acute|grave|circ)|szlig|ccedil|ntilde'
const reference = `&(?:${entities}|#\\d+|#x[0-9a-f]+);`

/**
 * A tag of HTML.
 * @param without a lookahead for the tags that do not count
 */
const tag = (without = ''): string => `</?${without}[a-z][a-z0-9-]*(?:\\s[^<>]*)?/?>`

const bold = String.raw`\*\*[^\s*][^*]*\*\*`
const code = '`[^`]+`'
const link = String.raw`\[[^\]]+\]\((?:/|https?:|mailto:)[^)]*\)`

/** HTML tags, HTML character references, and the bold, code and links of Markdown. */
const markup = new RegExp([tag(), reference, bold, code, link].join('|'), 'i')

/**
 * The markup that a text with inline Markdown does not allow: HTML except line breaks, and
 * character references.
 */
const html = new RegExp(`${tag('(?!br>)')}|${reference}`, 'i')

const isUrl = (text: string): boolean => /^(?:\.{0,2}\/|https:)/.test(text)

/**
 * Checks that texts have only the markup that their field allows: pages show other markup as text.
 */
export const checkMarkup = (file: ParsedFile, schemas: ContentSource['schemas']): Issue[] =>
  textsIn(file).flatMap(({ pointer, text }) => {
    if (!/[<&*`[［【]/.test(text) || isUrl(text) || isBody(file, pointer)) return []
    const isInline = allowsMarkdown(file, pointer, schemas)
    const refused = isInline
      ? (html.exec(text)?.[0] ?? readInline(text).problems[0]?.written)
      : markup.exec(text)?.[0]
    if (refused === undefined) return []
    const field = pointer.split('/').findLast((key) => !/^\d+$/.test(key)) ?? ''
    const message = `contains "${refused.slice(0, 40)}", which the page shows unchanged`
    const hint = isInline
      ? `"${field}" takes *emphasis*, **strong**, \`code\`, [links](/contact-us/) and <br>`
      : `write plain text: "${field}" takes no markup`
    return [issueAt(file, pointer, 'markup', message, hint)]
  })
