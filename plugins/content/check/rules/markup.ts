import { isBody, issueAt, type ParsedFile, textsIn, type TextAt } from '../../files/parsed-file'
import type { Issue } from '../../issue'
import { readInline } from '../../text/read-inline'
import { allowsMarkdown } from '../links-in-texts'
import type { Rule } from '../rule'

const id = 'markup'

export const markup: Rule = {
  id,
  // Pages show other markup as text.
  requirement: 'A text has no HTML, and Markdown only if its field takes it. (A warning.)',
  isWarning: true,
  checkFile: (file, { schemas }) =>
    textsIn(file).flatMap((text) =>
      checkText(file, text, allowsMarkdown(file, text.pointer, schemas)),
    ),
}

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
const anyMarkup = new RegExp([tag(), reference, bold, code, link].join('|'), 'i')

/**
 * The markup that a text with inline Markdown does not allow: HTML except line breaks, and
 * character references.
 */
const html = new RegExp(`${tag('(?!br>)')}|${reference}`, 'i')

const isUrl = (text: string): boolean => /^(?:\.{0,2}\/|https:)/.test(text)

function checkText(file: ParsedFile, { pointer, text }: TextAt, isInline: boolean): Issue[] {
  if (!/[<&*`[［【]/.test(text) || isUrl(text) || isBody(file, pointer)) return []
  const refused = isInline
    ? (html.exec(text)?.[0] ?? readInline(text).problems[0]?.written)
    : anyMarkup.exec(text)?.[0]
  if (refused === undefined) return []
  const field = pointer.split('/').findLast((key) => !/^\d+$/.test(key)) ?? ''
  const problem = `contains "${refused.slice(0, 40)}", which the page shows unchanged`
  const remedy = isInline
    ? `"${field}" takes *emphasis*, **strong**, \`code\`, [links](/contact-us/) and <br>`
    : `write plain text: "${field}" takes no markup`
  return [issueAt(file, pointer, id, problem, remedy)]
}
