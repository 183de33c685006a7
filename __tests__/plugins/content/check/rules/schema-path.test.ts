import { all, set } from '../../../../fixtures/changes'
import { testMistakes, testRightValues, testWrongValues } from '../../../../fixtures/issues'
import { addGerman } from '../../../../fixtures/languages'

testWrongValues('home.json', [
  [
    '/$schema',
    '../home.schema.json',
    'schema-path',
    /home\.json:\d.*"\.\.\/src\/features\/home\/home\.s/,
  ],
  ['/$schema', '../src/content/schemas/site.schema.json', 'schema-path'],
])
testMistakes([
  [
    'the path from the file of the first language',
    all(addGerman, set('de/home.json', '/$schema', '../src/features/home/home.schema.json')),
    'schema-path /$schema',
    /^data\/de\/home.json.*write "\.\.\/\.\.\/src/,
  ],
])
testRightValues('home.json', [
  ['/$schema', './../src/features/home/home.schema.json'],
  ['/$schema', undefined],
])
