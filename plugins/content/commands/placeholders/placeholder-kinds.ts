import type { Issue } from '../../core/issue'

/** The name and the street of the shipped site, which are searched in all texts. */
export const shippedName = 'Clauseworks'
export const shippedStreet = 'Level 6, 42 Kemal Ataturk Avenue'

/** All kinds of placeholder, and what to replace them with. */
export const placeholderKinds = {
  brand: 'write your own name',
  url: 'write the address of your site',
  phone: 'write your own number',
  email: 'write your own address',
  address: 'write your own address',
  social: 'write the address of your page there, or delete the entry',
  'scheduling-url': 'write the address of your own event at the scheduling service',
  'sample-prefill': 'delete "prefill", or write values for your visitors',
  'sample-person': 'describe a real person without "sample", or delete the file',
  'legal-link': 'write the address of the page, or delete the entry',
  'example-address': 'write a real address, or delete it',
  template: 'replace it as it says',
  blank:
    'fill in the text in brackets; search engines cannot list the page until all are filled in',
  'form-receiver': 'set your own "receiver" (docs/contact-form.md), or messages are lost',
} as const

/** The name of a kind of placeholder. */
export type PlaceholderKind = keyof typeof placeholderKinds

/** Something that must not be published, and where it is. */
export type Placeholder = Issue<PlaceholderKind>
