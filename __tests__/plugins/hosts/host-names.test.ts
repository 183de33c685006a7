import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { IAdapter } from 'gatsby'
import { forHost } from '../../../plugins/hosts'
import { selectedHost, hostNames } from '../../../plugins/hosts/host-names'
import { parseHostOption } from '../../../scripts/deploy-context'
import schema from '../../../plugins/content/schemas/site.json'
import { makeFolder, putFile } from '../../support/folder'

test('the schema of data/site.json has the same hosts', () => {
  expect(schema.properties.host.enum).toEqual([...hostNames])
})

test.each([
  [['--host', 'nginx', '--verbose'], { named: 'nginx', rest: ['--verbose'] }],
  [['https://a.com', '--host=vercel'], { named: 'vercel', rest: ['https://a.com'] }],
  [['--host'], { named: '', rest: [] }],
  [['--verbose'], { rest: ['--verbose'] }],
])('splits the host from %j', (args, expected) => {
  expect(parseHostOption(args)).toEqual(expected)
})

const siteWith = (site: object): string =>
  makeFolder({ 'data/site.json': JSON.stringify({ url: 'https://www.agency.com', ...site }) })

test.each([
  ['the command line', { host: 'vercel' }, 'nginx', 'nginx'],
  ['data/site.json', { host: 'vercel' }, undefined, 'vercel'],
  ['neither', {}, undefined, 'netlify'],
])('the host is named by %s', (_by, site, named, host) => {
  expect(selectedHost(siteWith(site), named)).toBe(host)
})

test.each(['', 'apache'])('the host "%s" is refused', (name) => {
  expect(() => forHost(netlify, siteWith({}), name)).toThrow(
    `There is no host "${name}". Choose one of netlify, cloudflare, vercel, nginx, static.`,
  )
})

const netlify = { name: 'netlify', adapt: jest.fn() } as unknown as IAdapter

test('a build for Netlify has its own adapter, and one for another host writes its folder too', async () => {
  expect(forHost(netlify, siteWith({}))).toBe(netlify)
  const root = siteWith({})
  for (const name of ['_headers', '_redirects', '404.html']) putFile(root, `public/${name}`)
  const reporter = { info: jest.fn(), warn: jest.fn() }
  await forHost(netlify, root, 'nginx').adapt({ reporter } as unknown as Parameters<
    IAdapter['adapt']
  >[0])
  expect(netlify.adapt).toHaveBeenCalledTimes(1)
  expect(reporter.info).toHaveBeenCalledWith('For nginx: dist/nginx/public/')
  expect(existsSync(join(root, 'dist/nginx/public/404.html'))).toBe(true)
})
