import { formatIssue } from '../../../../../plugins/content/issue'
import { all, drop, set, write } from '../../../../fixtures/changes'
import { issuesOf, testAccepted, testMistakes } from '../../../../fixtures/issues'
import { typical } from '../../../../fixtures/estimate'
import {
  addGerman,
  addGermanSubPage,
  netz,
  oberflaeche,
  renameTranslation,
} from '../../../../fixtures/languages'

/** Another currency in German, where the price of a service comes from its original. */
const otherCurrency = all(
  set('services/web.json', '/typical', typical),
  addGerman,
  set('de/site.json', '/currency', 'CHF'),
)
const smallest = { price: 9000, includes: 'Ein Bild.' }
const usual = { price: { from: 9000, to: 12_000 } }

testAccepted([
  ['a second language with a few pages', addGerman],
  ['a sub-page in the folder of its translated parent page', addGermanSubPage],
  [
    'prices in the currency of a language',
    all(otherCurrency, set('de/services/web.json', '/typical', { smallest, usual })),
  ],
])
testMistakes([
  [
    'two translations of a file',
    all(addGerman, write('de/services/zwei.json', { title: 'Zwei', translationOf: 'web' })),
    'translation /translationOf',
    /^data\/de\/services\/zwei.json.*data\/de\/services\/web.json translates the same file/,
  ],
  [
    'an unknown original',
    all(addGerman, set('de/services/web.json', '/translationOf', 'net')),
    'translation /translationOf',
    /has no services\/net\.json.*write the name of a file/,
  ],
  [
    'an original with a letter that looks like another one',
    all(addGerman, set('de/services/web.json', '/translationOf', 'wеb')),
    'translation /translationOf',
    /did you mean "web" \(U\+0065 in place of U\+0435\)/,
  ],
  [
    'a price in the currency of the first language',
    all(otherCurrency, set('de/services/web.json', '/typical', { smallest })),
    'translation /typical/usual/price',
    /is EUR of the first language, which its page would show as CHF.*write it in CHF/,
  ],
  [
    'an unknown original of a sub-page',
    all(addGermanSubPage, set(oberflaeche, '/translationOf', 'front')),
    'translation /translationOf',
    /has no services\/web\/front\.json.*write the name of a file/,
  ],
  [
    'an unknown original of a page with sub-pages',
    all(addGermanSubPage, set(netz, '/translationOf', 'net'), drop(oberflaeche, '/translationOf')),
    'translation',
    /oberflaeche.*has no services\/net\/oberflaeche\.json.*data\/de\/services\/netz\.json, must be a translation/,
  ],
])

test('warns of a translation whose original is gone', () => {
  const issues = issuesOf(all(addGerman, renameTranslation))
  expect(issues.filter(({ rule }) => rule === 'translation').map(formatIssue)).toEqual([
    expect.stringMatching(/^data\/de\/services\/netz.json.*warning.*translates no file/),
  ])
})
