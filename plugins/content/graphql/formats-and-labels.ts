import type { Node } from 'gatsby'
import { memoize } from '../memoize'
import { languageFilter, type NodeModel } from './resolver'

/** The formats of numbers and dates. */
export interface SiteFormats {
  /** A BCP 47 locale. */
  locale: string
  currency: string
}

async function findLabels(nodeModel: NodeModel, query: object): Promise<SiteFormats> {
  const site = await nodeModel.findOne<Node & SiteFormats>({ type: 'SiteSettings', query })
  const labels = await nodeModel.findOne({ type: 'UiText', query })
  if (!site || !labels) throw new Error('data/site.json is missing')
  return { ...labels, locale: site.locale, currency: site.currency }
}

/**
 * What is already found, by language. Gatsby has a node model for each query, so each page depends
 * on the files.
 */
const foundIn = memoize<[NodeModel], Map<string, Promise<SiteFormats>>>(() => new Map())

/**
 * The formats of numbers and dates in the language of the content file that an object is in, and the
 * labels around them.
 */
export function readFormatsAndLabels<Texts extends object>(
  source: object,
  nodeModel: NodeModel,
): Promise<SiteFormats & Texts> {
  const filter = languageFilter(source, nodeModel)
  const found = foundIn(nodeModel)
  const labels = found.get(filter.language.eq) ?? findLabels(nodeModel, { filter })
  found.set(filter.language.eq, labels)
  return labels as Promise<SiteFormats & Texts>
}
