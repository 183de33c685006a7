import { loadContent } from '../../src/content/load'
import { findPlaceholders } from '../../src/content/placeholders/find-placeholders'
import { fingerprintsOf } from '../../src/content/placeholders/fingerprints'
import record from '../../src/content/placeholders/shipped-content.json'

test('the record for launch:check matches the shipped content: if not, run "npm run record:shipped"', async () => {
  const current = fingerprintsOf(await loadContent(process.cwd()))
  const stale = (['texts', 'pictures'] as const).flatMap((part) => {
    const [now, then]: Record<string, string>[] = [current[part], record[part]]
    const paths = new Set([...Object.keys(now ?? {}), ...Object.keys(then ?? {})])
    return [...paths].filter((path) => now?.[path] !== then?.[path])
  })
  const message = 'changed since `npm run record:shipped` was run'
  expect(stale.map((path) => `${path}: ${message}`)).toEqual([])
  expect({ ...current, texts: {}, pictures: {} }).toEqual({ ...record, texts: {}, pictures: {} })
})

test('launch:check lists what an agency replaces before it goes live', async () => {
  const { left, accepted } = findPlaceholders(await loadContent(process.cwd()))
  expect(accepted).toEqual([])
  const kinds = [...new Set(left.map(({ rule }) => rule))].sort()
  expect(kinds).toEqual(
    [
      ...['address', 'blank', 'brand', 'client', 'email', 'example-address', 'legal-link', 'phone'],
      ...['sample-person', 'sample-prefill', 'scheduling-url', 'shipped-figure', 'shipped-logo'],
      ...['shipped-name', 'shipped-picture', 'shipped-price', 'shipped-proof', 'shipped-text'],
      ...['social', 'url'],
    ].sort(),
  )
  const inSite = left.filter(({ file }) => file === 'data/site.json')
  expect(inSite.map(({ pointer, rule }) => `${pointer} ${rule}`)).toEqual(
    expect.arrayContaining([
      '/name brand',
      '/legalName brand',
      '/url url',
      '/phones/0 phone',
      '/email email',
      '/address/street address',
      '/socials/0/link social',
      '/legal/0/link legal-link',
    ]),
  )
})
