import { homePath } from '../../../plugins/content'
import type { Feature } from '../../../plugins/content'

/** The home page, and the logos of clients on it. */
export const home: Feature = {
  kinds: [
    { file: 'home.json', type: 'Home', schema: 'home.schema.json', required: true },
    { file: 'clients.json', type: 'Clients', schema: 'clients.schema.json' },
  ],
  pages: [
    {
      path: homePath,
      title: ['home.json', '/hero/headline'],
      label: ['home.json', '/seo/title'],
      description: ['home.json', '/seo/description'],
    },
  ],
}
