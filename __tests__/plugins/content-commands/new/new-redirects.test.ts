import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { newRedirects } from '../../../../plugins/content-commands/new/new-redirects'
import { site } from '../../../../src/site'
import { makeFolder, packagesFolder } from '../../../support/folder'

/** What the command prints for a list of addresses. */
const printed = (addresses: readonly string[]): Promise<string[]> =>
  printedFor(addresses.map((path) => `https://a.example${path}`).join('\r'))

/** What the command prints, also as its error, for a list. */
async function printedFor(list: string, path = 'list.txt'): Promise<string[]> {
  const root = makeFolder({
    'data/site.json': '{}',
    'data/home.json': '{}',
    'data/services.json': '{}',
    'data/services/web.json': '{}',
    'data/redirects.json': '{"redirects":[{"from":"/kontakt","to":"/contact-us/"}]}',
    'data/pages/terms.md': '---\ntitle: Terms\nformerPaths: [/agb/]\n---\n\nText.\n',
    'data/case-studies/till.json': '{"title":"Till & Stock","formerTitles":["Old Till"]}',
    'data/de/site.json': '{"language":"de"}',
    'data/de/pages/impressum.md': '---\ntitle: Impressum\n---\n\nText.\n',
    'static/demo/index.html': '<p>',
    'static/prices.pdf': 'PDF',
    'list.txt': list,
  })
  symlinkSync(packagesFolder, join(root, 'node_modules'))
  symlinkSync(resolve('src'), join(root, 'src'))
  const log = jest.spyOn(console, 'log').mockImplementation()
  const error = jest.spyOn(console, 'error').mockImplementation()
  const file = path.includes('://') ? path : join(root, path)
  await newRedirects(['redirects', file], root, site)
  const lines = [...log.mock.calls, ...error.mock.calls].map(([line]) => String(line))
  log.mockRestore()
  error.mockRestore()
  return lines
}

test('lists no address that the site has or redirects', async () => {
  expect(
    await printed([
      ...['/', '/index.html', '/services', '/services/index.html', '/terms/', '/agb', '/kontakt/'],
      ...['/de/impressum', '/demo', '/demo/index.html', '/prices.pdf', '/prices.pdf?v=2'],
      ...['/case-studies/Till%20%26%20Stock/', '/case-studies/Old%20Till'],
    ]),
  ).toEqual(['The site has, or redirects, all of 14 addresses.'])
})

test('lists each address once, as the check accepts it', async () => {
  expect(
    await printed([
      ...['/ueber-uns/', '/ueber-uns', '/services/?lang=en', '/services?lang=en', '/%C3%BC/', '/ü'],
      ...['/shop?filter[a]=1', '/shop/?filter%5Ba%5D=1', '/services.html', '/?archive'],
    ]),
  ).toEqual([
    'The site has no page for 6 of 6 addresses.',
    'For data/redirects.json:',
    '{ "from": "/ueber-uns/", "to": "" },',
    '{ "from": "/services/?lang=en", "to": "" },',
    '{ "from": "/ü/", "to": "" },',
    '{ "from": "/shop?filter[a]=1", "to": "" },',
    '{ "from": "/services.html", "to": "" },',
    expect.stringMatching(/No rule of Netlify/),
    expect.stringMatching(/\/\?archive has "archive" without "="/),
  ])
})

test('prints only entries that the check accepts', async () => {
  const lines = await printed([
    ...['/shop/?a;b=1', '/shop/?$c=1', '/doppelt//x', '/*', '/robots.txt', `/${'a'.repeat(500)}`],
    ...['/page/?a=1&amp;b=2', '/Gr%C3%B6%C3%9Fe.aspx'],
  ])
  expect(lines.filter((line) => line.startsWith('{'))).toEqual([
    '{ "from": "/shop/?a;b=1", "to": "" },',
    '{ "from": "/shop/?$c=1", "to": "" },',
    '{ "from": "/Größe.aspx", "to": "" },',
  ])
  expect(lines.join('\n')).toMatch(/two slashes[^]*every address[^]*longer than 500[^]*"&amp;"/)
})

test('counts the entries without a complete address, and names the first', async () => {
  expect((await printedFor('https://a.example/\n/b\n/c'))[0]).toMatch(
    /^2 of 3 entries have no complete address, for example line 2: write/,
  )
  expect((await printedFor('/b')).join('\n')).toMatch(
    /list\.txt: 1 of 1 entries has no complete address, for example line 1/,
  )
  expect((await printedFor('<feed>\n<entry><link href="/b"/></entry></feed>')).join('\n')).toMatch(
    /list\.txt: 1 of 1 entries has no complete address, for example line 2/,
  )
})

test('says to save an address first', async () => {
  expect((await printedFor('', 'https://a.example/sitemap.xml')).join('\n')).toMatch(
    /is an address: save what it shows/,
  )
})
