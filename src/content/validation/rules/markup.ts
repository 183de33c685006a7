import type { Issue } from '../issue'
import { issueAt, textsIn, type JsonFile } from '../json/json-file'
import { memoize } from '../memoize'

const entities =
  'amp|lt|gt|quot|apos|nbsp|shy|ndash|mdash|hellip|middot|bull|times|copy|reg|trade|euro|pound|' +
  '[lr][sda]quo|[aeiouAEIOU](?:uml|acute|grave|circ)|szlig|ccedil|ntilde'

/** HTML tags, HTML character references, and the bold, code and links of Markdown. */
const markup = new RegExp(
  `</?[a-z][a-z0-9-]*(?:\\s[^<>]*)?/?>|&(?:${entities}|#\\d+|#x[0-9a-f]+);` +
    '|\\*\\*[^\\s*][^*]*\\*\\*|`[^`]+`|\\[[^\\]]+\\]\\((?:/|https?:|mailto:)[^)]*\\)',
  'i',
)

const isAddress = (text: string): boolean => /^(?:\.{0,2}\/|https:)/.test(text)

/** Whether texts are plain: pages show markup as it is written. */
export const checkMarkup = (files: JsonFile[]): Issue[] => files.flatMap(checkFile)

const checkFile = memoize((file: JsonFile): Issue[] =>
  textsIn(file).flatMap(({ pointer, text }) => {
    const found = isAddress(text) ? undefined : markup.exec(text)?.[0]
    if (found === undefined) return []
    const message = `contains "${found.slice(0, 40)}", which the page shows unchanged`
    return [issueAt(file, pointer, 'markup', message, 'write plain text')]
  }),
)
