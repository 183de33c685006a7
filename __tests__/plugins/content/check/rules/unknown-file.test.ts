import { all, move, picture, write } from '../../../../fixtures/changes'
import { testAccepted, testMistakes } from '../../../../fixtures/issues'
import { addGerman, addGermanSubPage } from '../../../../fixtures/languages'

const facts = { width: 3200, height: 2000, bytes: 400_000 }

testMistakes([
  ['a misspelled name', move('company.json', 'compny.json'), 'unknown-file', /"company.json"\?/],
  [
    'pictures in a folder of no page as one issue',
    all(...['a.png', 'b.png'].map((name) => picture(`photos/gone/${name}`, facts))),
    'unknown-file',
    /a\.png:1:1 .* this picture and 1 more/,
  ],
  [
    'the pictures of a page that was deleted',
    picture('case-studies/gone/cover.png', facts),
    'unknown-file',
    /warning .*there is no data\/case-studies\/gone\.json: delete the folder too/,
  ],
  [
    'a picture in a folder that no page lists',
    picture('people/team.png', facts),
    'unknown-file',
    /not in the folder of a content file/,
  ],
  [
    'a folder of a language in another case',
    write('pt-br/home.json', {}),
    'unknown-file',
    /name the folder data\/pt-BR\//,
  ],
  ['a picture next to the single files', picture('cover.png', facts), 'unknown-file'],
  ['a HEIC picture', write('products/till/photo.heic', ''), 'unknown-file', /export it as JPEG/],
  [
    'a link to no file',
    ({ specialFiles }) => void specialFiles.push('data/a'),
    'unknown-file',
    /data\/a:1:1/,
  ],
  [
    'a theme for one language',
    all(addGerman, write('de/theme.json', {})),
    'unknown-file',
    /^data\/de\/theme.json/,
  ],
])
testAccepted([
  [
    'pictures of a language',
    all(addGerman, picture('de/home/picture.png', { ...facts, bytes: 1 })),
  ],
  [
    'another picture at the path of the original one',
    all(addGermanSubPage, picture('de/services/web/frontend/cover.png', { ...facts, bytes: 1 })),
  ],
])
