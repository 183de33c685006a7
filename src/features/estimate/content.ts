import type { Feature } from '../../../plugins/content'
import { addresses } from '../../content/addresses'

/** The page on which visitors estimate the price of a service. */
export const estimate: Feature = {
  kinds: [{ file: 'estimate.json', type: 'Estimate', schema: 'estimate.schema.json' }],
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
