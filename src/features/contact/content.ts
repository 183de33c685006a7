import type { Feature } from '../../../plugins/content'
import { addresses } from '../../content/addresses'

/** The contact page, and the page after a message was sent without scripts. */
export const contact: Feature = {
  kinds: [{ file: 'contact.json', type: 'Contact', schema: 'contact.schema.json', required: true }],
  rules: { uniqueNames: ['/receiver/fields/*/name'] },
  pages: [
    {
      path: addresses.contact,
      title: ['contact.json', '/promise'],
      label: ['contact.json', '/title'],
      description: ['contact.json', '/seo/description'],
    },
    { path: addresses.thankYou, title: ['contact.json', '/form/sent/title'], listed: false },
  ],
}
