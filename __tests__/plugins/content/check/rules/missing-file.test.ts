import { analyticsExamples } from '../../../../fixtures/analytics'
import { all, move, remove, set } from '../../../../fixtures/changes'
import { testAccepted, testMistakes, testWrongValues } from '../../../../fixtures/issues'
import { addGerman, addGermanSubPage, oberflaeche } from '../../../../fixtures/languages'

testMistakes([
  ['a missing parent page', remove('industries/retail.json'), 'missing-file dangling-link'],
  [
    'pages without their list',
    remove('products.json'),
    'missing-file',
    /or delete data\/products\//,
  ],
  [
    'a missing file of another language',
    all(addGerman, remove('de/navigation.json')),
    'missing-file',
    /^data\/de\/navigation.json.*"git restore data\/de\/navigation.json"/,
  ],
  [
    'a missing file that all languages share once',
    all(addGerman, remove('theme.json')),
    'missing-file',
  ],
  [
    'a sub-page whose parent page is not translated',
    all(addGermanSubPage, move(oberflaeche, 'de/services/netze/oberflaeche.json')),
    'missing-file translation',
    /^data\/de\/services\/netze\.json.*is missing, but data\/de\/services\/netze\/ has 1 sub-page/,
  ],
])

/** Files in static/. */
testWrongValues('theme.json', [
  ['/logo', '/brand/marc.svg', 'missing-file', /did you mean "\/brand\/mark\.svg"\?/],
])
testMistakes([
  [
    'a logo of a client that is not there',
    (site) => void site.staticFiles.delete('/clients/one.svg'),
    'missing-file /clients/0/url',
    /did you mean "\/clients\/two\.svg"\?/,
  ],
  [
    'a file whose name is encoded',
    all(
      (site) => void site.staticFiles.add('/files/Price%20list.pdf'),
      set('our-company/contract.md', '/body', '[A](/files/Price%20list.pdf)'),
    ),
    'missing-file /body',
    /write "\/files\/Price%2520list\.pdf", or rename the file to "Price list\.pdf"/,
  ],
  [
    'a script in static/ that is not there',
    set('site.json', '/analytics', { scripts: [{ src: '/analytics.js' }] }),
    'missing-file /analytics/scripts/0/src',
  ],
])
testAccepted(
  Object.entries(analyticsExamples).map(([service, { analytics }]) => [
    `the example of the docs for ${service}`,
    all(
      (site) => void site.staticFiles.add('/analytics.js'),
      set('site.json', '/analytics', analytics),
    ),
  ]),
)
