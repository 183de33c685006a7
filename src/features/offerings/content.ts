import type { Feature } from '../../../plugins/content'
import { addresses } from '../../content/addresses'
import { overviewFile, overviewPage } from '../../content/overview'

/** What the agency offers: industries and services, each with sub-pages, and their lists. */
export const offerings: Feature = {
  kinds: [
    overviewFile('industries.json'),
    { ...overviewFile('services.json'), required: true },
    {
      folder: 'industries/',
      subfolders: 'sub-pages',
      type: 'Industry',
      schema: 'industry.schema.json',
      template: 'offering',
    },
    {
      folder: 'services/',
      subfolders: 'sub-pages',
      type: 'Service',
      schema: 'service.schema.json',
      template: 'offering',
    },
  ],
  pages: [
    overviewPage('industries.json', addresses.industries),
    overviewPage('services.json', addresses.services),
  ],
}
