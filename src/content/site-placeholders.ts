import { holdsExampleAddress, isFictionalPhone, type PlaceholderRule } from '../../plugins/content'

/** The name, the streets and the logo of the shipped site; of the logo the hash of its file. */
export const shippedName = 'Clauseworks'
const shippedStreets = ['Level 6, 42 Kemal Ataturk Avenue', 'লেভেল ৬, ৪২ কামাল আতাতুর্ক অ্যাভিনিউ']
export const shippedLogo = '47d134c2fcdf1a01b6a3034a79a7559b0a85138a'

const types = ['SiteSettings']
const what = 'is an example address'

/** What in data/site.json and data/theme.json every agency replaces. */
export const sitePlaceholders: readonly PlaceholderRule[] = [
  {
    kind: 'url',
    types,
    at: ['/url'],
    isPlaceholder: holdsExampleAddress,
    what,
    advice: 'write the address of your site',
  },
  {
    kind: 'phone',
    types,
    at: ['/phones/*', '/whatsapp'],
    isPlaceholder: isFictionalPhone,
    what: 'is a fictional number',
    advice: 'write your own number',
  },
  {
    kind: 'email',
    types,
    at: ['/email'],
    isPlaceholder: holdsExampleAddress,
    what,
    advice: 'write your own address',
  },
  {
    kind: 'address',
    types,
    at: ['/address/street'],
    isPlaceholder: (text) => shippedStreets.includes(text),
    what: 'is a fictional address',
    advice: 'write your own address',
  },
  {
    kind: 'social',
    types,
    at: ['/socials/*/link'],
    isPlaceholder: holdsExampleAddress,
    what,
    advice: 'write the address of your page there, or delete the entry',
  },
  {
    kind: 'legal-link',
    types,
    at: ['/legal/*/link'],
    isPlaceholder: (link) => link === '',
    what: 'has no link yet',
    advice: 'write the address of the page, or delete the entry',
  },
  {
    kind: 'logo',
    types: ['Theme'],
    at: ['/logo'],
    isPlaceholder: (path, { digests }) => digests?.get(`static${path}`) === shippedLogo,
    what: 'is the logo of the shipped site',
    advice: 'put your own logo into this file, or write the address of another one',
  },
]
