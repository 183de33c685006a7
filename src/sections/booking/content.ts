import type { Content, Feature } from '../../../plugins/content'
import { addresses } from '../../content/addresses'
import { checkBadge } from './check-badge'

/** The page with the calendar, on which visitors book a call. */
export const booking: Feature = {
  kinds: [{ file: 'scheduling.json', type: 'Scheduling', schema: 'scheduling.schema.json' }],
  pages: [
    {
      path: addresses.booking,
      title: ['scheduling.json', '/title'],
      label: ['contact.json', '/title'],
      description: ['scheduling.json', '/seo/description'],
      parts: [
        ['contact.json', '/choices/call'],
        ['contact.json', '/form/prefill'],
      ],
      isOff: (content) => (Object(content) as Content).provider === 'none',
    },
  ],
  rules: { ofFiles: [checkBadge] },
}
