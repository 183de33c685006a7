import { all, picture, set } from '../../../../fixtures/changes'
import {
  testAccepted,
  testMistakes,
  testRightValues,
  testWrongValues,
} from '../../../../fixtures/issues'
import { addGerman } from '../../../../fixtures/languages'
import { setPair, upright } from '../../../../fixtures/pictures'

testWrongValues('site.json', [
  ['/language', 'xx', 'not-allowed', /is not a language/],
  ['/locale', 'xx-NO', 'not-allowed', /is not a language and a country/],
  ['/locale', 'nb-UK', 'not-allowed', /write "nb-GB"/],
  ['/locale', 'en-GB', 'not-allowed', /in another language than "nb" {2}\(write "nb-NO"\)/],
  ['/locale', 'ku-IQ', 'not-allowed', /has no formats .* in Node\.js {2}\(write "nb-NO"\)/],
  ['/locale', 'ht-HT', 'not-allowed', /has no formats .* in Node\.js {2}\(write "nb-NO"\)/],
  ['/timeZone', 'Europe/Bergen', 'not-allowed', /is not a time zone/],
])
testWrongValues('site.json', [
  ['/currency', 'EUO', 'not-allowed', /"EUO" is not a currency {2}\(did you mean "[A-Z]{3}"/],
  ['/currency', 'QZQ', 'not-allowed', /"QZQ" is not a currency/],
  ['/currency', 'eur', 'wrong-form'],
])
testWrongValues('estimate.json', [['/currency', 'EUO', 'not-allowed', /is not a currency/]])
testRightValues('site.json', [
  ['/timeZone', 'America/Argentina/Buenos_Aires'],
  ['/locale', 'nb-SJ'],
])

/** Makes a site in Haitian Creole, of which Node.js has no formats, with those of a locale. */
const inCreole = (locale: string) =>
  all(set('site.json', '/language', 'ht'), set('site.json', '/locale', locale))
testMistakes([
  [
    'a locale without formats in a language without formats',
    inCreole('ht-HT'),
    'not-allowed /locale',
    /a locale in a language that your readers know, such as "en-HT"/,
  ],
])
testAccepted([['the formats of French in Haitian Creole', inCreole('fr-HT')]])
testMistakes([
  [
    'the settings of another language than that of their folder',
    all(addGerman, set('de/site.json', '/language', 'fr')),
    'not-allowed /language',
    /^data\/de\/site.json.*write "de"/,
  ],
  [
    'a locale of another language than that of the folder',
    all(addGerman, set('de/site.json', '/locale', 'nb-NO')),
    'not-allowed /locale',
    /^data\/de\/site.json.*write "de-DE"/,
  ],
])

/** What a schema rules out. */
const file = 'services/web.json'
const shown = { imgUrl: './frontend/till.png', imgAlt: 'A till.' }
testWrongValues('services/web/frontend.json', [
  ['/layout', 'left', 'not-allowed', /"below", "beside", "wide"/],
])
testMistakes([
  [
    'two pictures and one for phones',
    all(
      setPair(upright, upright),
      set(file, '/picture/pictureNarrow', { imgUrl: './web/left.png' }),
    ),
    'not-allowed /picture/pictureNarrow',
    /Phones show both/,
  ],
  [
    'a picture beside a drawing',
    all(
      set('services/web/frontend.json', '/picture', shown),
      picture('services/web/frontend/till.png', { width: 3200, height: 2000, bytes: 400_000 }),
    ),
    'not-allowed /drawing',
    /delete one of the two/,
  ],
  [
    'a layout of a page without a picture or drawing',
    set(file, '/layout', 'wide'),
    'not-allowed /layout',
    /the page has neither/,
  ],
])

/** The receiver of the form. */
const endpoint = { type: 'endpoint', url: '/message' }
const added = { ...endpoint, fields: [{ name: 'a', value: 'b' }] }
testWrongValues('contact.json', [
  [
    '/receiver',
    { ...endpoint, honeypot: 'email' },
    'not-allowed /receiver/honeypot',
    /not the name of/,
  ],
  [
    '/receiver',
    { ...endpoint, fields: [{ name: 'email', value: 'a' }] },
    'not-allowed /receiver/fields/0/name',
  ],
  ['/receiver', { type: 'constructor' }, 'not-allowed /receiver/type'],
])
testRightValues('contact.json', [
  ['/receiver', { ...added, encoding: 'json', honeypot: '_gotcha' }],
  ['/receiver', { type: 'mailto', opened: { title: 'Opened', text: 'Send the email.' } }],
])
