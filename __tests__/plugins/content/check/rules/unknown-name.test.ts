import { all, drop, set } from '../../../../fixtures/changes'
import { testMistakes, testWrongValues } from '../../../../fixtures/issues'
import { addGerman } from '../../../../fixtures/languages'

testWrongValues('contact.json', [
  ['/contactPerson/person', 'Nemo', 'unknown-name', /delete "contactPerson"/],
  ['/form/privacyPolicy', 'Privacys', 'unknown-name', /"Privacy"\?/],
])

const reader = { message: 'Liest jede Nachricht.', call: 'Ist am Telefon.' }
testMistakes([
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
    'a legal link that the settings of the language do not have',
    all(addGerman, set('de/contact.json', '/form/privacyPolicy', 'Impressum')),
    'unknown-name /form/privacyPolicy',
    /data\/de\/site\.json has no legal link "Impressum" +\(write the title of one of them, or add it to "legal"/,
  ],
  [
    'a legal link in settings that have none',
    all(set('site.json', '/legal', []), drop('pages/notes.md', '/place')),
    'unknown-name /form/privacyPolicy',
    /has no legal link "Privacy" +\(add it to "legal": \{ "title": "Privacy", "link": "" \}\)/,
  ],
])
