import type { Node } from 'gatsby'
import { durationText, type Months } from '../duration'
import { inlineText } from '../inline-markdown/inline-text'
import { keepUnits } from '../keep-units'
import { hasBlanks } from '../placeholders/unfilled-blanks'
import { fillPrice, type PriceWords, type UsualPrice } from '../price-text'
import { memoize } from '../validation/memoize'
import { resolverExtension, type NodeModel, type Resolve } from './resolver'

type SettingsNode = Node & { locale: string; currency: string }
type WordsNode = Node &
  Omit<PriceWords, 'locale' | 'currency'> & { ongoingDuration: string; to: string }
type PricedNode = Node & { typical?: { usual: UsualPrice } }

/**
 * The formats of numbers and dates on the site, and the texts around them. Gatsby has a node model
 * for each query, so each page depends on the two files.
 */
const siteWords = memoize(async (nodeModel: NodeModel) => {
  const site = await nodeModel.findOne<SettingsNode>({ type: 'SiteSettings', query: {} })
  const words = await nodeModel.findOne<WordsNode>({ type: 'UiText', query: {} })
  if (!site || !words) throw new Error('data/site.json or data/ui-text.json is missing')
  return { ...words, locale: site.locale, currency: site.currency }
})

/** `@duration`: formats months as text in the site's locale. */
const duration = resolverExtension(
  'duration',
  async (source, _args, { nodeModel }, { fieldName }) => {
    const { locale, ongoingDuration: ongoing } = await siteWords(nodeModel)
    return durationText(source[fieldName] as string | Months, { locale, ongoing })
  },
)

/**
 * `@withPrice`: replaces the placeholders of an answer with the usual price of the service in
 * `priceOf`.
 */
const withPrice = resolverExtension(
  'withPrice',
  async (source, _args, { nodeModel }, { fieldName }) => {
    const text = String(source[fieldName])
    if (source.priceOf === undefined) return text
    const query = { filter: { fields: { path: { eq: source.priceOf } } } }
    const service = await nodeModel.findOne<PricedNode>({ type: 'Service', query })
    return service?.typical
      ? fillPrice(text, service.typical.usual, await siteWords(nodeModel))
      : text
  },
)

/**
 * `@keepUnits`: keeps numbers and their units on one line, in a text or in each text of a list.
 */
const unitsKept = resolverExtension(
  'keepUnits',
  async (source, _args, { nodeModel }, { fieldName }) => {
    const value = source[fieldName]
    const words = await siteWords(nodeModel)
    const keep = (text: unknown) => (typeof text === 'string' ? keepUnits(text, words) : text)
    return Array.isArray(value) ? value.map(keep) : keep(value)
  },
)

/**
 * `@inlineMarkdown`: parses a text, or each text of a list, so that browsers need no parser. It
 * follows other directives and parses their result. Numbers and their units stay on one line.
 */
const inlineMarkdown = {
  name: 'inlineMarkdown',
  extend: (_options: object, { resolve }: { resolve?: Resolve }) => ({
    async resolve(...parameters: Parameters<Resolve>) {
      const [source, , { nodeModel }, { fieldName }] = parameters
      const value = resolve ? await resolve(...parameters) : source[fieldName]
      if (value === undefined || value === null) return null
      const words = await siteWords(nodeModel)
      const readInlineText = (text: unknown) => inlineText(keepUnits(String(text), words))
      return Array.isArray(value) ? value.map(readInlineText) : readInlineText(value)
    },
  }),
}

/** `@hasBlanks`: whether a page has blanks that the agency must fill in. */
const blanks = resolverExtension('hasBlanks', (source) => hasBlanks(source))

/** The extensions that turn the text in a file into the text on a page. */
export const textExtensions = [duration, withPrice, unitsKept, inlineMarkdown, blanks]
