import { replacePaths } from '../../../../plugins/content/site/replace-paths'

test.each([
  ['[a](/old/#b) [c]( </old/> "d")', '[a](/new/#b) [c]( </new/> "d")'],
  ['[a]: /old/\n  [b]: </old/>\n> [c]: /old/', '[a]: /new/\n  [b]: </new/>\n> [c]: /new/'],
  ['/contact-us/?about=/old/', '/contact-us/?about=/new/'],
  ['/contact-us/?about=%2Fold%2f#form', '/contact-us/?about=/new/#form'],
  ['[a](/contact-us/?b=c&amp;about=/old/)', '[a](/contact-us/?b=c&amp;about=/new/)'],
  ['[a](/x%2Fold/) /%2Fold/', '[a](/x%2Fold/) /%2Fold/'],
  ['Yes/old/ or `/old/`', 'Yes/old/ or `/old/`'],
  ['[a](/old/b.pdf) [c](/old)', '[a](/old/b.pdf) [c](/old)'],
  ['[a](/%6fld/#b) [c](/%C3%BC/)', '[a](/new/#b) [c](/%C3%BC/)'],
  ['[a](/&#111;ld/?b&c) [c](/&uuml;/)', '[a](/new/?b&c) [c](/&uuml;/)'],
  ['https://a.example/old/', 'https://a.example/new/'],
  ['[a](https://A.Example:443/old/)', '[a](https://A.Example:443/new/)'],
  ['[a](https://b.example/old/)', '[a](https://b.example/old/)'],
  ['[a](https://a.example:8443/old/)', '[a](https://a.example:8443/old/)'],
])('replaces the addresses in %j, and nothing else', (text, replaced) => {
  const newPath = (path: string): string => (path === '/old/' ? '/new/' : path)
  expect(replacePaths(text, newPath, 'https://a.example')).toBe(replaced)
})
