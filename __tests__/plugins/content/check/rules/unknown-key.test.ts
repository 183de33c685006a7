import { all, drop, replaceText, set } from '../../../../fixtures/changes'
import { testMistakes, testWrongValues } from '../../../../fixtures/issues'

const study = 'case-studies/alpha-ledger.json'
const service = 'services/web.json'

testWrongValues(service, [['/problem/a~1b', 1, 'unknown-key /problem/a~01b']])
testWrongValues('contact.json', [
  [
    '/receiver',
    { type: 'netlify', url: '/message' },
    'unknown-key /receiver/url',
    /"url".* delete it/,
  ],
])
testMistakes([
  [
    'a misspelled key, and not the missing one',
    all(drop('products/slate.json', '/inProgress'), set('products/slate.json', '/inProgres', true)),
    'unknown-key /inProgres',
    /did you mean "inProgress"\?/,
  ],
  [
    'an unknown key next to another mistake',
    all(set(service, '/banner', 1), set(service, '/order', 'first')),
    'unknown-key /banner wrong-type',
    /possible keys: .*draft, /,
  ],
  [
    'an unknown label, and some of a hundred that it could be',
    ({ files }) => {
      files['ui-text.json'] = { menu: 'Menu' }
    },
    'unknown-key /menu',
    /possible keys: openMenu, closeMenu, (?:\w+, ){9}\w+ and \d\d+ others\)/,
  ],
  [
    "a key of JavaScript's own objects",
    replaceText(study, '"title"', '"__proto__": { "polluted": true }, "title"'),
    'unknown-key /__proto__',
  ],
  [
    'one that ajv would call',
    set(study, '/showcase/0/toString', 1),
    'unknown-key /showcase/0/toString',
  ],
  [
    'an unknown key in the facts of a Markdown file',
    replaceText('pages/notes.md', 'title:', 'titel: More\ntitle:'),
    'unknown-key /titel',
    /:3:1 .*titel/,
  ],
])
