import { all, set } from '../../fixtures/changes'
import { testAccepted, testMistakes } from '../../fixtures/issues'

const [study, other] = ['case-studies/alpha-ledger.json', 'case-studies/beta-menu.json']

testMistakes([
  ...(
    [
      ['Gastro\u00adnomie', 'Gastronomie', /in place of/],
      ['Restaurants', 'restaurants', /write both in the same way/],
      ['ＡＢＣ', 'ABC', /in place of/],
      ['می\u200cخواهم', 'میخواهم', /in place of|U\+200C/],
      ['GROSSHANDEL', 'Großhandel', /write both in the same way/],
    ] as const
  ).map(
    ([one, two, message]) =>
      [
        `the tag ${two} in two spellings`,
        all(set(study, '/industries', [one]), set(other, '/industries', [two])),
        'tag /industries/0',
        message,
      ] as const,
  ),
  [
    'a tag in another spelling than the title of its page',
    set(study, '/services', ['WEB']),
    'tag /services/0',
    /"WEB" is "Web" in data\/services\/web\.json/,
  ],
])

testAccepted([
  [
    'the same tag in two case studies',
    all(set(study, '/industries', ['Forestry']), set(other, '/industries', ['Forestry'])),
  ],
])
