import type { Feature, LinkRule } from '../../../plugins/content'
import { addresses } from '../../content/addresses'
import { servicePage } from '../../content/link-rules'

const isTopService = (path: string): boolean => /^services\/[^/]+\.json$/.test(path)

const topServicePage: LinkRule['problem'] = (page, file) =>
  isTopService(page.file)
    ? servicePage(page, file)
    : 'must be the path of a service, not of a sub-page'

/** The page on which visitors estimate the price of a service. */
export const estimate: Feature = {
  kinds: [{ file: 'estimate.json', type: 'Estimate', schema: 'estimate.schema.json' }],
  rules: {
    links: [{ types: ['Estimate'], at: 'service', problem: topServicePage }],
    uniqueNames: ['/parts/*/key', '/questions/*/key', '/services/*/service'],
  },
  pages: [
    {
      path: addresses.estimate,
      title: ['estimate.json', '/promise'],
      label: ['estimate.json', '/title'],
      description: ['estimate.json', '/seo/description'],
      parts: [
        ['contact.json', '/choices/estimate'],
        ['contact.json', '/form/estimate'],
      ],
    },
  ],
}
