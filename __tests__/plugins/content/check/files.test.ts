import {
  all,
  drop,
  move,
  picture,
  remove,
  rename,
  replaceText,
  set,
  write,
} from '../../../fixtures/changes'
import { testMistakes, testWrongValues } from '../../../fixtures/issues'
import { caseStudy } from '../../../fixtures/pages'

const file = 'services/web.json'
const study = 'case-studies/alpha-ledger.json'
const facts = { width: 3200, height: 2000, bytes: 400_000 }
const withoutStudy = all(
  remove(study),
  ...['cover', 'screen'].map((name) => picture(`case-studies/alpha-ledger/${name}.png`)),
)

/** Files and folders. */
testMistakes([
  ['a missing parent page', remove('industries/retail.json'), 'missing-file dangling-link'],
  ['pages without their list', remove('products.json'), 'missing-file', /npm run remove/],
  [
    'a file name with a space',
    move('industries/health.json', 'industries/with space.json'),
    'file-name dangling-link',
    /name it "with-space"/,
  ],
  ['a file name of two points', write('industries/...json', {}), 'file-name missing-key'],
  ['a path out of data/', write('../site.json', {}), 'unknown-file'],
  [
    'a single file under another name',
    move('company.json', 'compny.json'),
    'unknown-file',
    /did you mean "company.json"\?/,
  ],
])

/** Syntax: of a file that cannot be read, neither links nor pictures are reported. */
testMistakes([
  ['an empty file', write('services.json', ' '), 'syntax', /is empty/],
  ['a cut file', write('people/jo-doe.json', '{'), 'syntax', /:1:2 .*every \{ needs its \}/],
  ['a missing value', write(study, '{ "title": "A", "imgUrl": }'), 'syntax', /:1:27 .*a value/],
  [
    'a merge conflict',
    replaceText(study, '"title"', '<<<<<<< HEAD\n"title"'),
    'syntax',
    /keep one/,
  ],
  ['a comment', replaceText(study, '"title"', '/* new */ "title"'), 'syntax', /comments/],
  ['curly quotes', write(study, '{ "title": “Alpha” }'), 'syntax', /curly quotes/],
  ['a comma at the end', write(study, '{ "title": "A", }'), 'syntax', /a comma after/],
  ['a quote within a text', write(study, '{ "title": "A "B" C" }'), 'syntax', /written \\"/],
  ['a key without quotes', write(study, '{ title: "A" }'), 'syntax', /double quotes/],
  ['deep nesting', write(study, '['.repeat(100_000)), 'syntax'],
  [
    'a file without a derivable title that cannot be read',
    all(withoutStudy, write('case-studies/one.json', '{ "$schema": "x", title: "Alpha" }')),
    'syntax',
  ],
  ['a byte order mark', replaceText('services.json', /^/, '\ufeff'), 'syntax'],
  ['bytes that are not UTF-8', replaceText('services.json', '{', '{\ufffd'), 'syntax'],
  [
    'a duplicate key, once as an escape',
    replaceText(study, '"title"', '"\\u0074itle": "Other", "title"'),
    'syntax /title dangling-link',
  ],
  [
    "a key of JavaScript's own objects",
    replaceText(study, '"title"', '"__proto__": { "polluted": true }, "title"'),
    'unknown-key /__proto__',
  ],
])

/** Keys: what would follow from a misspelled key, and other mistakes in its file, are not reported too. */
testMistakes(
  (
    [
      ['products/slate.json', '/inProgress', 'inProgres', /did you mean "inProgress"\?/],
      [file, '/proof', 'prof', /"proof"/],
      ['services/design.json', '/callAgenda', 'callagenda', /did you mean "callAgenda"\?/],
      // A look-alike letter.
      ['services.json', '/seo', 'se\u0430o', /did you mean "seo"\?/],
    ] as const
  ).map(([path, pointer, name, line]) => [
    `the key "${name}" in ${path}`,
    rename(path, pointer, name),
    `unknown-key /${name}`,
    line,
  ]),
)
testMistakes(
  [
    [study, '/imgUrl'],
    // No features without work in progress, no settings of Calendly.
    ['products/till.json', '/features'],
    ['scheduling.json', '/pageSettings'],
    ['scheduling.json', '/prefilled/estimate', ' /prefilled'],
  ].map(([path = '', pointer = '', place = '']) => [
    `no ${pointer} in ${path}`,
    drop(path, pointer),
    `missing-key${place}`,
  ]),
)
testWrongValues(file, [
  ['/problem/a~1b', 1, 'unknown-key /problem/a~01b'],
  [
    '/callAgenda',
    [1, 2, 3].map((n) => ({ title: `Point ${n}`, description: 'What.' })),
    'not-allowed',
  ],
])
testWrongValues('scheduling.json', [
  ['/prefill/customAnswers', { a11: 'Eleven' }, 'unknown-key /prefill/customAnswers/a11'],
])
testWrongValues('services/design.json', [['/publishAt', 'next monday', 'wrong-form']])
testWrongValues(study, [['/links/1', {}, 'missing-key', /at least one of: webUrl, sourceUrl/]])
testMistakes([
  [
    'an unknown icon only once the file satisfies its schema',
    all(set(file, '/order', -1), set(file, '/icon', 'glob')),
    'out-of-range /order',
  ],
  [
    'an unknown key next to another mistake',
    all(set(file, '/banner', 1), set(file, '/order', 'first')),
    'unknown-key /banner wrong-type',
    /possible keys: .*draft, /,
  ],
  [
    'a name in capitals, but no links to the page',
    move('services/design.json', 'services/Design.json'),
    'file-name',
  ],
  [
    'a copied case study',
    (site) => {
      site.files['case-studies/copy.json'] = site.files[study]
    },
    'missing-picture /imgUrl address',
    /copy\.json.* \(and \d+ more\) is outside/,
  ],
  [
    'pictures in a folder of no page as one issue',
    all(...['a.png', 'b.png'].map((name) => picture(`photos/gone/${name}`, facts))),
    'unknown-file',
    /a\.png:1:1 .* this picture and 1 more/,
  ],
  ['a HEIC picture', write('products/till/photo.heic', ''), 'unknown-file', /export it as JPEG/],
  [
    'a card without a link',
    all(
      drop('home.json', '/services/cards/0/icon'),
      rename('home.json', '/services/cards/0/link', 'icon'),
    ),
    'unknown-key /services/cards/0/icon',
  ],
  [
    'a title that is not text',
    all(
      withoutStudy,
      write('case-studies/one.json', { ...caseStudy('one', 'Alpha Ledger'), title: 5 }),
      ...['cover', 'screen'].map((name) => picture(`case-studies/one/${name}.png`, facts)),
    ),
    'wrong-type /title',
    /in double quotes, but is 5/,
  ],
])
