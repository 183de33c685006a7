import { all, type Change, move, picture, set, write } from '../../../../fixtures/changes'
import { testAccepted, testMistakes } from '../../../../fixtures/issues'
import { customPage } from '../../../../fixtures/pages'

const notes = 'pages/notes.md'
const keep = set('site.json', '/slugLetters', 'keep')

/** The custom page under another file name, and a link to it. */
const renameNotes = (name: string): Change =>
  all(
    set(notes, '/body', 'Nothing.'),
    move(notes, `pages/${name}.md`),
    picture('pages/notes/office.png'),
    set('our-company/contract.md', '/body', `Read [this](/${name}/).`),
  )

testMistakes([
  ['a file name of two points', write('industries/...json', {}), 'file-name missing-key'],
  ['capitals alone', move('services/design.json', 'services/Design.json'), 'file-name'],
  ['a file name in other letters', renameNotes('øl-og-kaffe'), 'file-name', /"oel-og-kaffe"/],
  ['a name in another script', renameNotes('क़ानून'), 'file-name', /"slugLetters": "keep"/],
  ['capitals', all(keep, renameNotes('Øl_kaffe')), 'file-name', /"øl-kaffe"/],
  ['a decomposed file name', all(keep, renameNotes('u\u0308ber')), 'file-name', /name it "über"/],
  [
    'one name in two spellings',
    all(keep, renameNotes('über'), write('pages/u\u0308ber.md', customPage('other', 'Other'))),
    'file-name',
    /"über" \(U\+00FC in place of U\+0075 U\+0308\) is there already: delete one/,
  ],
  [
    'an invisible character',
    all(keep, renameNotes('daten\u00adschutz')),
    'file-name',
    /name it "datenschutz" \(nothing in place of U\+00AD\)/,
  ],
  ['a joiner', all(keep, renameNotes('کتاب\u200cها')), 'file-name', /name it "کتابها"/],
  [
    'a file name that no folder can have',
    all(keep, renameNotes('কাজ'.repeat(30))),
    'file-name',
    /name it "(?:কাজ)+/,
  ],
  ['a long file name in a to z', renameNotes('x'.repeat(201)), 'file-name', /name it "x{200}"/],
  ['a file name of a device', renameNotes('com1'), 'file-name', /Windows reserves the name "com1"/],
])
testAccepted([
  ['a long file name', renameNotes('x'.repeat(200))],
  ['a file name in other letters if the site keeps them', all(keep, renameNotes('øl-og-kaffe'))],
])
