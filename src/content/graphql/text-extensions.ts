import type { Node } from 'gatsby'
import { durationText, type Months } from '../duration'
import { inlineText } from '../inline-markdown/inline-text'
import { hasBlanks } from '../placeholders/blanks'
import { fillPrice, type PriceWords, type UsualPrice } from '../price-text'

interface NodeModel {
  findOne: <T extends Node>(args: { type: string; query: object }) => Promise<T | null>
}
interface ResolverContext {
  nodeModel: NodeModel
}
type FieldSource = Record<string, unknown>
interface ResolverInfo {
  fieldName: string
}

type SettingsNode = Node & { locale: string; currency: string }
type WordsNode = Node & Omit<PriceWords, 'locale' | 'currency'> & { ongoingDuration: string }
type PricedNode = Node & { typical?: { usual: UsualPrice } }

/** How the site writes numbers and dates, and its texts around them. */
async function siteWords(nodeModel: NodeModel) {
  const site = await nodeModel.findOne<SettingsNode>({ type: 'SiteSettings', query: {} })
  const words = await nodeModel.findOne<WordsNode>({ type: 'UiText', query: {} })
  if (!site || !words) throw new Error('data/site.json or data/ui-text.json is missing')
  return { ...words, locale: site.locale, currency: site.currency }
}

/** `@duration`: months become a text in the site's locale. */
const duration = {
  name: 'duration',
  extend: () => ({
    async resolve(
      source: FieldSource,
      _args: unknown,
      { nodeModel }: ResolverContext,
      { fieldName }: ResolverInfo,
    ) {
      const { locale, ongoingDuration: ongoing } = await siteWords(nodeModel)
      return durationText(source[fieldName] as string | Months, { locale, ongoing })
    },
  }),
}

/** `@withPrice`: the placeholders of an answer become the usual price of the service in `priceOf`. */
const withPrice = {
  name: 'withPrice',
  extend: () => ({
    async resolve(
      source: FieldSource,
      _args: unknown,
      { nodeModel }: ResolverContext,
      { fieldName }: ResolverInfo,
    ) {
      const text = String(source[fieldName])
      if (source.priceOf === undefined) return text
      const query = { filter: { fields: { path: { eq: source.priceOf } } } }
      const service = await nodeModel.findOne<PricedNode>({ type: 'Service', query })
      return service?.typical
        ? fillPrice(text, service.typical.usual, await siteWords(nodeModel))
        : text
    },
  }),
}

const readInlineText = (text: unknown) => inlineText(String(text))

type Resolve = (
  source: FieldSource,
  args: unknown,
  context: ResolverContext,
  info: ResolverInfo,
) => unknown

/**
 * `@inlineMarkdown`: a text, or each of a list, is read into pieces, so that browsers get no parser. It
 * follows other directives, whose text it reads.
 */
const inlineMarkdown = {
  name: 'inlineMarkdown',
  extend: (_options: object, { resolve }: { resolve?: Resolve }) => ({
    async resolve(...parameters: Parameters<Resolve>) {
      const [source, , , { fieldName }] = parameters
      const value = resolve ? await resolve(...parameters) : source[fieldName]
      if (value === undefined || value === null) return null
      return Array.isArray(value) ? value.map(readInlineText) : readInlineText(value)
    },
  }),
}

/** `@hasBlanks`: whether a page has texts that the agency must still fill in. */
const blanks = {
  name: 'hasBlanks',
  extend: () => ({ resolve: (source: FieldSource) => hasBlanks(source) }),
}

/** The extensions that make the text that a page shows of one in a file. */
export const textExtensions = [duration, withPrice, inlineMarkdown, blanks]
