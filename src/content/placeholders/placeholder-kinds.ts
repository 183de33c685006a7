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
  client: 'use one of your clients, or delete it',
  'example-address': 'write a real address, or delete it',
  draft: 'replace it as it says',
  'shipped-name': 'use your own places, currency and products',
  'shipped-text': 'write your own text',
  untranslated: 'translate it to the language of your site',
  'shipped-proof': 'say what your case study shows',
  'shipped-figure': 'write a figure that you have measured',
  'shipped-price': 'write your own price, or the days that you need',
  'shipped-picture': 'use your own picture, or delete it',
  'shipped-logo':
    'use your own; the icons and social pictures are made from the logo that data/theme.json names',
  blank:
    'fill in the text in brackets; search engines cannot list the page until all are filled in',
  count: 'correct the number, or remove it',
  'form-receiver': 'set your own "receiver" (docs/contact-form.md), or messages are lost',
} as const

/** The name of a kind of placeholder. */
export type PlaceholderKind = keyof typeof placeholderKinds
