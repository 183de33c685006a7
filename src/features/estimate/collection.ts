import type { Feature, LinkRule } from '../../../plugins/content'
import { addresses } from '../../content/addresses'
import { namesAt } from '../../content/name-rules'
import { checkEstimate } from './check-estimate'
import { isTopService } from './top-service'

const topService: LinkRule['problem'] = ({ file }) =>
  isTopService(file) ? undefined : 'must be the path of a service, not of a sub-page'

/** The page on which visitors estimate the price of a service. */
export const estimate: Feature = {
  collections: [
    {
      file: 'estimate.json',
      type: 'Estimate',
      schema: 'estimate.schema.json',
      pageLists: [{ at: '/services', folder: 'services/' }],
    },
  ],
  rules: {
    ofContent: [checkEstimate],
    links: [{ types: ['Estimate'], at: 'service', problem: topService }],
    names: [
      {
        rule: 'unknown-name',
        types: ['Estimate'],
        at: ['part'],
        names: ({ files }) => namesAt(files, 'Estimate', '/parts/*/key'),
        problem: (key) => `there is no "${key}" in parts`,
        remedy: () => 'write the key of a part, or add it there',
      },
      {
        rule: 'unknown-name',
        types: ['Estimate'],
        at: ['/services/*/questions/*'],
        names: ({ files }) => namesAt(files, 'Estimate', '/questions/*/key'),
        problem: (key) => `there is no "${key}" in questions`,
        remedy: () => 'write the key of a question, or add it there',
      },
    ],
    uniqueNames: ['/parts/*/key', '/questions/*/key', '/services/*/service'],
    requirements: {
      estimate:
        'The choices of data/estimate.json go from least to most effort, in the currency of the site.',
      'no-price': 'data/estimate.json has every service that is not a sub-page. (A warning.)',
      // In place of the text of the offerings, which have prices without an estimate, too.
      'other-price': 'Typical prices, and prices in answers, are those of data/estimate.json.',
    },
  },
  pages: [
    {
      path: addresses.estimate,
      template: 'estimate',
      title: ['estimate.json', '/promise'],
      label: ['estimate.json', '/title'],
      description: ['estimate.json', '/seo/description'],
    },
  ],
}
