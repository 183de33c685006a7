import type { ContentSource } from '../../../content-source'
import type { Issue } from '../../issue'
import { issueAt, textsIn, type JsonFile } from '../../json/json-file'
import { allowsMarkdown } from './inline-markdown'

const entities =
  'amp|lt|gt|quot|apos|nbsp|shy|ndash|mdash|hellip|middot|bull|times|copy|reg|trade|euro|pound|' +
  '[lr][sda]quo|[aeiouAEIOU](?:uml|acute|grave|circ)|szlig|ccedil|ntilde'

/** HTML tags, HTML character references, and the bold, code and links of Markdown. */
const markup = new RegExp(
  `</?[a-z][a-z0-9-]*(?:\\s[^<>]*)?/?>|&(?:${entities}|#\\d+|#x[0-9a-f]+);` +
    '|\\*\\*[^\\s*][^*]*\\*\\*|`[^`]+`|\\[[^\\]]+\\]\\((?:/|https?:|mailto:)[^)]*\\)',
  'i',
)

const isUrl = (text: string): boolean => /^(?:\.{0,2}\/|https:)/.test(text)

/**
 * The markup that a text with inline Markdown does not allow: HTML except line breaks, and
 * character references.
 */
const html = new RegExp(
  `</?(?!br>)[a-z][a-z0-9-]*(?:\\s[^<>]*)?/?>|&(?:${entities}|#\\d+|#x[0-9a-f]+);`,
  'i',
)

/**
 * Checks that texts have only the markup that their field allows: pages show other markup as text.
 */
export const checkMarkup = (file: JsonFile, schemas: ContentSource['schemas']): Issue[] =>
  textsIn(file).flatMap(({ pointer, text }) => {
    const found = isUrl(text) ? undefined : markup.exec(text)?.[0]
    if (found === undefined) return []
    const isInline = allowsMarkdown(file, pointer, schemas)
    const refused = isInline ? html.exec(text)?.[0] : found
    if (refused === undefined) return []
    const field = pointer.split('/').findLast((key) => !/^\d+$/.test(key)) ?? ''
    const message = `contains "${refused.slice(0, 40)}", which the page shows unchanged`
    const hint = isInline
      ? `"${field}" takes *emphasis*, **strong**, \`code\`, [links](/contact-us/) and <br>`
      : `write plain text: "${field}" takes no markup`
    return [issueAt(file, pointer, 'markup', message, hint)]
  })
