import { formatIssue } from '../../../../plugins/content/issue'
import type { FixtureSite } from '../../../fixtures/content'
import { all, drop, picture, remove, set, write } from '../../../fixtures/changes'
import { issuesOf, testAccepted, testMistakes } from '../../../fixtures/issues'
import { addGerman } from '../../../fixtures/languages'

const page = 'de/services/web.json'
const netz = 'de/services/netz.json'

/** Gives a translation, and the links to it, another name. */
function renamed({ files }: FixtureSite): void {
  files[netz] = files[page]
  delete files[page]
  for (const [path, content] of Object.entries(files))
    files[path] = JSON.parse(
      JSON.stringify(content).replaceAll('/de/leistungen/web/', '/de/leistungen/netz/'),
    )
}

/** Gives a page a picture, and its translation another alternative text. */
const withPicture = all(
  picture('services/web/screen.png', { width: 3200, height: 2000, bytes: 1 }),
  set('services/web.json', '/picture', { imgUrl: './web/screen.png', imgAlt: 'A screen.' }),
  set(page, '/picture', { imgAlt: 'Ein Bildschirm.' }),
)

testAccepted([
  ['a second language with a few pages', addGerman],
  [
    'a link to a page that only the first language has',
    all(addGerman, set('de/home.json', '/hero/action/link', '/industries/retail/')),
  ],
  [
    'a translation under another name, with the pictures of its original',
    all(addGerman, withPicture, renamed, set(netz, '/translationOf', 'web')),
  ],
  [
    'the pictures of an original with another name',
    all(
      addGerman,
      set('services/web.json', '/picture', { imgUrl: './web/cover.png', imgAlt: 'A cover.' }),
      picture('services/web/cover.png', { width: 3200, height: 2000, bytes: 1 }),
      renamed,
      set(netz, '/translationOf', 'web'),
      set(netz, '/picture', { imgAlt: 'Ein Titelbild.' }),
    ),
  ],
  [
    'pictures of its own',
    all(addGerman, picture('de/home/picture.png', { width: 3200, height: 2000, bytes: 1 })),
  ],
])

const reader = { message: 'Liest jede Nachricht.', call: 'Ist am Telefon.' }

/** Each is reported in the file of the language. */
testMistakes([
  [
    'the settings of another language',
    all(addGerman, set('de/site.json', '/language', 'fr')),
    'not-allowed /language',
    /^data\/de\/site.json.*write "de"/,
  ],
  [
    'a missing file',
    all(addGerman, remove('de/ui-text.json')),
    'missing-file',
    /^data\/de\/ui-text.json/,
  ],
  [
    'a theme for one language',
    all(addGerman, write('de/theme.json', {})),
    'unknown-file',
    /^data\/de\/theme.json/,
  ],
  [
    'the path to the schema from the file of the first language',
    all(addGerman, set('de/home.json', '/$schema', '../src/features/home/home.schema.json')),
    'schema-path /$schema',
    /^data\/de\/home.json.*write "\.\.\/\.\.\/src/,
  ],
  [
    'a text that is not translated',
    all(addGerman, drop(page, '/promise')),
    'missing-key',
    /^data\/de\/services\/web.json.*"promise"/,
  ],
  [
    'a link to a missing page',
    all(addGerman, set('de/home.json', '/hero/action/link', '/de/leistungen/x/')),
    'dangling-link /hero/action/link',
    /^data\/de\/home.json/,
  ],
  [
    'a link to a draft of the first language',
    all(
      addGerman,
      set('services/design.json', '/draft', true),
      set('de/home.json', '/hero/action/link', '/services/design/'),
    ),
    'unpublished-link /hero/action/link',
    /^data\/de\/home.json.*data\/services\/design\.json is a draft/,
  ],
  [
    'a person that only the first language has',
    all(addGerman, set('de/contact.json', '/contactPerson', { ...reader, person: 'Jo Doe' })),
    'unknown-name /contactPerson/person',
    /data\/de\/people\/ \(npm run new -- translation people\/jo-doe\.json --language de makes one\)/,
  ],
  [
    'a person that no language has',
    all(addGerman, set('de/contact.json', '/contactPerson', { ...reader, person: 'Max Muster' })),
    'unknown-name /contactPerson/person',
    /write the "name" of a file in data\/de\/people\/, or delete/,
  ],
  [
    'an unknown original',
    all(addGerman, set(page, '/translationOf', 'net')),
    'translation /translationOf',
    /has no "net"/,
  ],
])

test('warns of a translation whose original is gone', () => {
  const issues = issuesOf(all(addGerman, renamed))
  expect(issues.filter(({ rule }) => rule === 'translation').map(formatIssue)).toEqual([
    expect.stringMatching(/^data\/de\/services\/netz.json.*warning.*translates no file/),
  ])
})
