import { isBody, issueAt, type ParsedFile, textsIn, type TextAt } from '../../files/parsed-file'
import type { Issue } from '../../issue'
import { referenceIn } from '../../text/character-references'
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

const tag = String.raw`</?[a-z][a-z0-9-]*(?:\s[^<>]*)?/?>`

const bold = String.raw`\*\*[^\s*][^*]*\*\*`
const code = '`[^`]+`'
const link = String.raw`\[[^\]]+\]\((?:/|https?:|mailto:)[^)]*\)`

/** HTML tags, and the bold, code and links of Markdown. */
const anyMarkup = new RegExp([tag, bold, code, link].join('|'), 'i')

const isUrl = (text: string): boolean => /^(?:\.{0,2}\/|https:)/.test(text)

function checkText(file: ParsedFile, { pointer, text }: TextAt, isInline: boolean): Issue[] {
  if (!/[<&*`[]/.test(text) || isUrl(text) || isBody(file, pointer)) return []
  // What is wrong in a text with Markdown is found with its form.
  const refused = (isInline ? null : anyMarkup.exec(text)?.[0]) ?? referenceIn(text)
  if (refused === undefined) return []
  const field = pointer.split('/').findLast((key) => !/^\d+$/.test(key)) ?? ''
  const problem = `contains "${refused.slice(0, 40)}", which the page shows unchanged`
  const remedy = isInline
    ? `"${field}" takes *emphasis*, **strong**, ~~deleted~~, \`code\`, [links](/contact-us/) and <br>`
    : `write plain text: "${field}" takes no markup`
  return [issueAt(file, pointer, id, problem, remedy)]
}
