import type { Feature } from '../../../plugins/content'
import { addresses } from '../../content/addresses'
import { checkBadge } from './check-badge'
import { checkCallPerson, isBookingOff } from './check-call-person'

/** The page with the calendar, on which visitors book a call. */
export const booking: Feature = {
  collections: [
    {
      file: 'scheduling.json',
      type: 'Scheduling',
      schema: 'scheduling.schema.json',
      isReadAtStart: true,
    },
  ],
  placeholders: [
    {
      kind: 'scheduling-url',
      types: ['Scheduling'],
      at: ['/url'],
      isPlaceholder: (url) => /example/i.test(url),
      what: 'is an example calendar',
      advice: 'write the address of your own event at the scheduling service',
    },
    {
      kind: 'sample-prefill',
      types: ['Scheduling'],
      at: ['/prefill/sample'],
      what: 'marks sample values',
      advice: 'delete "prefill", or write values for your visitors',
      // The values of the sample are reported as one.
      covers: '/prefill',
    },
  ],
  pages: [
    {
      path: addresses.booking,
      template: 'booking',
      title: ['scheduling.json', '/title'],
      label: ['contact.json', '/title'],
      description: ['scheduling.json', '/seo/description'],
      isOff: isBookingOff,
    },
  ],
  rules: { ofFiles: [checkBadge], ofContent: [checkCallPerson] },
}
