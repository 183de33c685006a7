/** All kinds of placeholder, and what to replace them with. */
export const placeholderKinds = {
  brand: 'write your own name',
  url: 'write the address your site will have',
  phone: 'write a number that rings you',
  email: 'write an address you read',
  address: 'write where you are',
  social: 'write the address of your page there, or delete the entry',
  'scheduling-url': 'write the address of your own event at the scheduling service',
  'sample-prefill': 'delete "prefill", or write what your visitors should find filled in',
  'sample-person': 'introduce a person of yours without "sample", or delete the file',
  'legal-link': 'write where the page is, or delete the entry',
  client: 'show a client of yours, or delete it',
  'example-address': 'write an address that leads somewhere, or delete it',
  draft: 'replace it by what it asks for',
  'shipped-name': 'name your own places, currency and products',
  'shipped-text': 'write your own text',
  untranslated: 'write it in the language of your site',
  'shipped-proof': 'say what this case study of yours shows',
  'shipped-figure': 'give a figure you have measured',
  'shipped-price': 'write your own price, or the days that such work takes you',
  'shipped-picture': 'show a picture of your own, or delete it',
  'shipped-logo':
    'draw your own; the icons and social pictures are made from the logo that data/theme.json names',
  blank: 'write what the brackets ask for; search engines list the page once no blank is left',
  count: 'correct the number, or leave it out',
  'form-receiver': 'name your own in "receiver" (docs/contact-form.md), or messages are lost',
} as const

/** The name of a kind of placeholder. */
export type PlaceholderKind = keyof typeof placeholderKinds
