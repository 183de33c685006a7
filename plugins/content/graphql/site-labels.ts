import type { Node } from 'gatsby'
import { memoize } from '../memoize'
import type { NodeModel } from './resolver'

/** The formats of numbers and dates on the site. */
export interface SiteFormats {
  /** A BCP 47 locale. */
  locale: string
  currency: string
}

const readWords = memoize(async (nodeModel: NodeModel): Promise<SiteFormats> => {
  const site = await nodeModel.findOne<Node & SiteFormats>({ type: 'SiteSettings', query: {} })
  const labels = await nodeModel.findOne({ type: 'UiText', query: {} })
  if (!site || !labels) throw new Error('data/site.json is missing')
  return { ...labels, locale: site.locale, currency: site.currency }
})

/**
 * The formats of numbers and dates on the site, and the labels around them. Gatsby has a node
 * model for each query, so each page depends on both.
 */
export const readSiteLabels = <Texts extends object>(
  nodeModel: NodeModel,
): Promise<SiteFormats & Texts> => readWords(nodeModel) as Promise<SiteFormats & Texts>
