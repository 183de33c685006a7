import { all, set } from '../../../../fixtures/changes'
import { testMistakes, testWrongValues } from '../../../../fixtures/issues'

testWrongValues('clients.json', [
  ['/clients/1/name', 'client one', 'repeated-name'],
  ['/clients/1/name', 'Client\u00a0One', 'repeated-name', /U\+00A0 in place of U\+0020/],
  ['/clients/1/name', 'Ｃlient One', 'repeated-name', /U\+FF23 in place of U\+0043/],
  ['/clients/1/name', 'Client  One', 'repeated-name'],
  ['/clients/1/name', 'Cli\u00adent one', 'repeated-name', /U\+00AD in place of nothing/],
])
testWrongValues('people/kim-poe.json', [
  ['/name', 'Jo Doe', 'repeated-name', /is also the name in data\/people\/jo-doe\.json/],
  ['/name', 'Jo\u00a0Doe', 'repeated-name', /U\+0020|U\+00A0/],
])
const fields = ['b', 'c'].map((value) => ({ name: 'a', value }))
testWrongValues('contact.json', [
  [
    '/receiver',
    { type: 'endpoint', url: '/message', fields },
    'repeated-name /receiver/fields/1/name',
  ],
])
testMistakes([
  ...[
    ['L\u2019atelier', "L'Atelier"],
    ['Web\u2011Entwicklung', 'Web-Entwicklung'],
    ['Anne\u2013Marie', 'Anne-Marie'],
    ['\u201cRail\u201d', '"Rail"'],
  ].map(
    ([title, other]) =>
      [
        `a title that looks like another one: ${title}`,
        all(
          set('industries/health.json', '/title', title),
          set('industries/retail.json', '/title', other),
        ),
        'repeated-name /title',
        /in place of/,
      ] as const,
  ),
  [
    'two groups whose titles look the same',
    all(
      set('industries/health.json', '/title', 'Day Care'),
      set('industries/retail.json', '/title', 'day\u00a0 care'),
    ),
    'repeated-name /title',
  ],
])
