import { selectedHost, hostNames, parseHostOption } from '../../../plugins/hosts/host-names'
import schema from '../../../src/content/schema/site.json'
import { makeFolder } from '../../support/folder'

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

describe('the host', () => {
  const siteWith = (site: object): string => makeFolder({ 'data/site.json': JSON.stringify(site) })

  test('is that of the command line', () => {
    expect(selectedHost(siteWith({ host: 'vercel' }), 'nginx')).toBe('nginx')
  })
  test('is that of data/site.json by default', () => {
    expect(selectedHost(siteWith({ host: 'vercel' }))).toBe('vercel')
  })
  test('is Netlify if neither names one', () => {
    expect(selectedHost(siteWith({}))).toBe('netlify')
  })
  test.each(['', 'apache'])('is refused if it is "%s"', (name) => {
    expect(() => selectedHost(siteWith({}), name)).toThrow(
      `There is no host "${name}". Choose one of netlify, cloudflare, vercel, nginx, static.`,
    )
  })
})
