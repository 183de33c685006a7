import { all, type Change, drop, picture, set, write } from '../../../../fixtures/changes'
import {
  type Mistake,
  testAccepted,
  testMistakes,
  testWrongValues,
} from '../../../../fixtures/issues'
import {
  addGerman,
  addGermanSubPage,
  netz,
  oberflaeche,
  renameTranslation,
} from '../../../../fixtures/languages'
import { customPage } from '../../../../fixtures/pages'
import { pictureFacts, shown } from '../../../../fixtures/pictures'

const study = 'case-studies/alpha-ledger.json'
const cover = 'case-studies/alpha-ledger/cover.png'

testWrongValues(study, [
  ['/showcase/0/imgUrl', './alpha-ledger/sceen.png', 'missing-picture', /screen\.png"\?/],
  ['/imgUrl', './beta-menu/cover.png', 'missing-picture'],
])
testWrongValues('pages/notes.md', [
  ['/body', '![A](./notes/ofice.png)', 'missing-picture', /office\.png/],
  // The picture has a valid name.
  ['/body', '![A](./Notes/office.png)', 'missing-picture', /\(write "\.\/notes\/office\.png"/],
  [
    '/body',
    '![A](./notes/of\u00adfice.png)',
    'missing-picture',
    /\(write "\.\/notes\/office\.png" \(nothing in place of U\+00AD\)\)/,
  ],
])

/** Shows a picture on a list, in place of a drawing. */
const showOnList = (path: string): Change =>
  all(
    drop('services.json', '/drawing'),
    set('services.json', '/picture', shown(path)),
    picture(path, pictureFacts),
  )
testMistakes([
  ['a picture that is not there', picture(cover), 'missing-picture /imgUrl', /\/screen\.png"\?/],
  [
    'a file name in capitals',
    all(picture(cover), picture(cover.replace('cover.png', 'Cover.PNG'), pictureFacts)),
    'missing-picture /imgUrl',
    /but there is data\/case-studies\/alpha-ledger\/Cover.PNG .*rename that file to "cover\.png"/,
  ],
  ...(
    [
      ['İstanbul.png', 'istanbul.png'],
      ['ISPARTA.png', 'ısparta.png'],
      ['Straße.png', 'strasse.png'],
    ] as const
  ).map(([file, named]): Mistake => [
    `${file}, named as ${named}`,
    all(
      set('site.json', '/slugLetters', 'keep'),
      picture(cover),
      picture(cover.replace('cover.png', file), pictureFacts),
      set(study, '/imgUrl', `./alpha-ledger/${named}`),
    ),
    'missing-picture /imgUrl',
    new RegExp(`rename that file to "${named}"`),
  ]),
  [
    'a picture for phones in another spelling than its picture',
    all(
      set('site.json', '/slugLetters', 'keep'),
      write('pages/notes.md', customPage('notes', 'Test', { body: '![A](./notes/ü.png)\n' })),
      picture('pages/notes/ü.png', pictureFacts),
      picture('pages/notes/u\u0308-narrow.png', pictureFacts),
    ),
    'missing-picture /body',
    /there is no .*-narrow\.png, but .*rename that file to "ü-narrow\.png"/,
  ],
  [
    'a folder in another spelling',
    all(
      set('site.json', '/slugLetters', 'keep'),
      write('pages/prüfung.md', customPage('prüfung', 'Test', { body: '![A](./prüfung/ü.png)\n' })),
      picture('pages/pru\u0308fung/u\u0308.png', pictureFacts),
    ),
    'missing-picture /body',
    /rename that folder to "prüfung" \(U\+00FC in place of U\+0075 U\+0308\)/,
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
    'a picture of a list in the folder of another page',
    showOnList('services/web/till.png'),
    'missing-picture /picture/imgUrl',
    /belongs to a page below data\/services\//,
  ],
])
testAccepted([
  ['a picture of a list directly in the folder of its pages', showOnList('services/overview.png')],
  [
    'a picture in a text by its encoded name',
    all(
      write('pages/notes.md', customPage('notes', 'Test', { body: '![A](./notes/%C3%BC.png)\n' })),
      picture('pages/notes/ü.png', pictureFacts),
    ),
  ],
])

/** Translations have the pictures of their originals, or others. */
const mapText = { body: '![A plan.](./map/plan.png)\n' }
testAccepted([
  [
    'a translation under another name, with the pictures of its original',
    all(
      addGerman,
      picture('services/web/screen.png', pictureFacts),
      set('services/web.json', '/picture', shown('web/screen.png')),
      set('de/services/web.json', '/picture', { imgAlt: 'Ein Bildschirm.' }),
      renameTranslation,
      set(netz, '/translationOf', 'web'),
    ),
  ],
  [
    'a picture next to a translated sub-page',
    all(
      addGermanSubPage,
      picture('de/services/netz/oberflaeche/bild.png', pictureFacts),
      set(oberflaeche, '/picture/imgUrl', './oberflaeche/bild.png'),
    ),
  ],
  [
    'a picture of the original in the text of a page in the folder of a translated one',
    all(
      addGerman,
      write('pages/notes/map.md', customPage('map', 'Map', mapText)),
      picture('pages/notes/map/plan.png', pictureFacts),
      write('de/pages/notizen.md', customPage('notes', 'Notizen', { translationOf: 'notes' })),
      write(
        'de/pages/notizen/karte.md',
        customPage('karte', 'Karte', { ...mapText, translationOf: 'map' }),
      ),
    ),
  ],
])
