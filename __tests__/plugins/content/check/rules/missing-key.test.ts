import { all, type Change, drop, set, write } from '../../../../fixtures/changes'
import { testAccepted, testMistakes, testWrongValues } from '../../../../fixtures/issues'
import { addGerman } from '../../../../fixtures/languages'

testWrongValues('case-studies/alpha-ledger.json', [
  ['/links/1', {}, 'missing-key', /at least one of: webUrl, sourceUrl/],
])
testWrongValues('contact.json', [
  ['/receiver', { type: 'mailto' }, 'missing-key', /"opened" is missing .*"mailto" has "opened"/],
])
testMistakes([
  [
    'a product without features or work in progress',
    drop('products/till.json', '/features'),
    'missing-key',
  ],
  ['a section without its content', drop('home.json', '/clients'), 'missing-key /sections/0'],
  [
    'a missing key in the facts of a Markdown file',
    write('pages/notes.md', '---\ntitle: Notes\n---\n\nText.\n'),
    'missing-key',
    /"description" is missing/,
  ],
  [
    'a text that is not translated',
    all(addGerman, drop('de/services/web.json', '/promise')),
    'missing-key',
    /^data\/de\/services\/web.json.*"promise"/,
  ],
])

/** The keys that a calendar of a provider does not need. */
const provider = (name: string, ...unneeded: string[]): Change =>
  all(
    set('scheduling.json', '/provider', name),
    ...unneeded.map((key) => drop('scheduling.json', key)),
  )
testAccepted([
  [
    'links in place of a calendar, without what is about one',
    provider('link', '/pageSettings', '/badge', '/prefilled', '/loading'),
  ],
  [
    'a calendar other than Calendly without its settings',
    provider('cal', '/pageSettings', '/badge', '/prefilled/estimate'),
  ],
])
