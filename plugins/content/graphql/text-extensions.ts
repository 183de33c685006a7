import { inlineText } from '../text/read-inline'
import { keepUnits, type UnitLabels } from '../text/keep-units'
import { hasBlanks } from '../files/blanks'
import { toObject } from '../collections'
import { countWords, type MarkdownText } from '../text/markdown-text'
import { readMarkdown } from '../text/read-markdown'
import { languageFilter, resolverExtension, type Resolve } from './resolver'
import type { NodeFields } from './node-fields'
import { readFormatsAndLabels } from './formats-and-labels'
import { readPictureFields } from './read-picture-fields'

/**
 * `@keepUnits`: keeps numbers and their units on one line, in a text or in each text of a list.
 */
const unitsKept = resolverExtension(
  'keepUnits',
  async (source, _args, { nodeModel }, { fieldName }) => {
    const value = source[fieldName]
    if (value === undefined || value === null) return value
    const labels = await readFormatsAndLabels<UnitLabels>(source, nodeModel)
    const keep = (text: unknown) => (typeof text === 'string' ? keepUnits(text, labels) : text)
    return Array.isArray(value) ? value.map(keep) : keep(value)
  },
)

/**
 * `@inlineMarkdown`: parses a text, or each text of a list, so that browsers need no parser. It
 * follows other extensions and parses their result. Numbers and their units stay on one line.
 */
const inlineMarkdown = {
  name: 'inlineMarkdown',
  extend: (_options: object, { resolve }: { resolve?: Resolve }) => ({
    async resolve(...parameters: Parameters<Resolve>) {
      const [source, , { nodeModel }, { fieldName }] = parameters
      const value = resolve ? await resolve(...parameters) : source[fieldName]
      if (value === undefined || value === null) return null
      const labels = await readFormatsAndLabels<UnitLabels>(source, nodeModel)
      const readInlineText = (text: unknown) =>
        inlineText(String(text), (part) => keepUnits(part, labels))
      return Array.isArray(value) ? value.map(readInlineText) : readInlineText(value)
    },
  }),
}

/** `@hasBlanks`: whether a page has blanks that the agency must fill in. */
const blanks = resolverExtension('hasBlanks', (source) => hasBlanks(source))

/** By the locale and the digest of a file: cards on many pages show how long an article is. */
const wordCounts = new Map<string, number>()

/**
 * `@markdownBody`: parses the text of a Markdown file, finds the files of its pictures, and counts its
 * words, as far as a query asks for them.
 */
const markdownBody = resolverExtension(
  'markdownBody',
  async (source, _args, { nodeModel }, { fieldName }) => {
    const labels = await readFormatsAndLabels<UnitLabels>(source, nodeModel)
    const keep = (part: string) => keepUnits(part, labels)
    const language = languageFilter(source, nodeModel).language.eq
    let parsed: MarkdownText | undefined
    const text = (): MarkdownText =>
      (parsed ??= readMarkdown(String(source[fieldName]), { language, keep }).text)
    const words = (): number => {
      const key = `${labels.locale} ${String(toObject(source.internal).contentDigest)}`
      const count = wordCounts.get(key) ?? countWords(text(), labels.locale)
      wordCounts.set(key, count)
      return count
    }
    return {
      text,
      pictures: () => readPictureFields(text(), source.fields as NodeFields, nodeModel),
      words,
    }
  },
)

/** The extensions that turn the text in a file into the text on a page. */
export const textExtensions = [unitsKept, inlineMarkdown, markdownBody, blanks]
