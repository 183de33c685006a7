import { holdsExampleAddress } from '../../../../plugins/content/text/sample-values'

test.each([
  ['https://agency.example/a', true],
  ['Write to hello@test.example.com.', true],
  ['https://müller.example/', true],
  ['https://এজেন্সি.example', true],
  ['info＠agency.example', true],
  ['https://example.agency/', false],
  ['https://müller.de/example', false],
])('"%s" holds an address for examples: %s', (text, holds) => {
  expect(holdsExampleAddress(text)).toBe(holds)
})
