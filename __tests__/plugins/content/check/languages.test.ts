import { formatIssue } from '../../../../plugins/content/issue'
import type { FixtureSite } from '../../../fixtures/content'
import { all, drop, move, picture, remove, set, write } from '../../../fixtures/changes'
import { customPage } from '../../../fixtures/pages'
import { issuesOf, testAccepted, testMistakes } from '../../../fixtures/issues'
import { addGerman, addGermanSubPage, netz, oberflaeche } from '../../../fixtures/languages'

const page = 'de/services/web.json'

const mapText = { body: '![A plan.](./map/plan.png)\n' }

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
  ['a sub-page in the folder of its translated parent page', addGermanSubPage],
  [
    'another picture at the path of the original one',
    all(
      addGermanSubPage,
      picture('de/services/web/frontend/cover.png', { width: 3200, height: 2000, bytes: 1 }),
    ),
  ],
  [
    'a picture of its own next to a translated sub-page',
    all(
      addGermanSubPage,
      picture('de/services/netz/oberflaeche/bild.png', { width: 3200, height: 2000, bytes: 1 }),
      set(oberflaeche, '/picture/imgUrl', './oberflaeche/bild.png'),
    ),
  ],
  [
    'a picture of the original in the text of a page in the folder of a translated one',
    all(
      addGerman,
      write('pages/notes/map.md', customPage('map', 'Map', mapText)),
      picture('pages/notes/map/plan.png', { width: 3200, height: 2000, bytes: 1 }),
      write('de/pages/notizen.md', customPage('notes', 'Notizen', { translationOf: 'notes' })),
      write(
        'de/pages/notizen/karte.md',
        customPage('karte', 'Karte', { ...mapText, translationOf: 'map' }),
      ),
    ),
  ],
  [
    'a draft that links to a draft of the first language',
    all(
      addGerman,
      set('pages/notes.md', '/draft', true),
      write('de/pages/notes.md', {
        title: 'Notizen',
        description: 'Was wir uns merken, in höchstens einem Satz und auf dieser Seite.',
        draft: true,
        body: 'Wie in [den Notizen](/notes/).',
      }),
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
    all(addGerman, remove('de/navigation.json')),
    'missing-file',
    /^data\/de\/navigation.json/,
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
    'two translations of a file',
    all(addGerman, write('de/services/zwei.json', { title: 'Zwei', translationOf: 'web' })),
    'translation /translationOf',
    /^data\/de\/services\/zwei.json.*data\/de\/services\/web.json translates the same file/,
  ],
  [
    'an unknown original',
    all(addGerman, set(page, '/translationOf', 'net')),
    'translation /translationOf',
    /has no services\/net\.json.*write the name of a file/,
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
  [
    'a sub-page whose parent page is not translated',
    all(addGermanSubPage, move(oberflaeche, 'de/services/netze/oberflaeche.json')),
    'missing-file translation',
    /^data\/de\/services\/netze\.json.*is missing, but data\/de\/services\/netze\/ has 1 sub-page/,
  ],
  [
    'a small picture in place of that of the original of a sub-page',
    all(
      addGermanSubPage,
      picture('de/services/web/frontend/cover.png', { width: 300, height: 200, bytes: 1 }),
    ),
    'picture-size /picture/imgUrl',
    /^data\/de\/services\/netz\/oberflaeche\.json/,
  ],
])

test('warns of a translation whose original is gone', () => {
  const issues = issuesOf(all(addGerman, renamed))
  expect(issues.filter(({ rule }) => rule === 'translation').map(formatIssue)).toEqual([
    expect.stringMatching(/^data\/de\/services\/netz.json.*warning.*translates no file/),
  ])
})
