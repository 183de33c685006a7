import type { Node } from 'gatsby'
import { inlineText } from '../core/inline-text'
import { keepUnits } from '../core/keep-units'
import { hasBlanks } from '../core/blanks'
import { fillPrice, type PriceWords, type UsualPrice } from '../core/price-text'
import { memoize } from '../core/memoize'
import { resolverExtension, type NodeModel, type Resolve } from './resolver'
import { fillText } from '../core/fill-text'

/** A duration as two months, "2024-02"; without the second one it is still running. */
export interface Months {
  from: string
  to?: string
}

/**
 * What a duration needs to be formatted: a BCP 47 locale, and a text with `{from}`, such as "Since
 * {from}".
 */
export interface DurationWords {
  locale: string
  ongoing: string
}

/**
 * Formats a duration: a text stays unchanged, months are formatted in the locale: "Feb – Nov 2024".
 */
export function durationText(
  duration: string | Months,
  { locale, ongoing }: DurationWords,
): string {
  if (typeof duration === 'string') return duration
  // In UTC like the dates, so that no month becomes the previous one.
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const from = new Date(duration.from)
  return duration.to === undefined
    ? fillText(ongoing, { from: format.format(from) })
    : format.formatRange(from, new Date(duration.to))
}

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
