import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeRedirects } from '../../../../src/gatsby/node/public-files/metadata-files'
import { entriesOf } from '../../../plugins/content/core/entry-of'
import { makeFolder } from '../../../support/folder'

test('former addresses and titles redirect, beside the rules of the adapter', () => {
  const project = process.cwd()
  const root = makeFolder({ 'public/_redirects': '/kept / 301\n' })
  process.chdir(root)
  writeRedirects(
    entriesOf({
      'site.json': { language: 'nb' },
      'services/web.json': { title: 'Web', formerPaths: ['/services/sites/'] },
      'case-studies/a.json': { title: 'A & B', slug: 'alpha', formerTitles: ['Old'] },
    }),
  )
  process.chdir(project)
  const lines = readFileSync(join(root, 'public/_redirects'), 'utf8').split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      '/services/sites/  /services/web/  301',
      '/case-studies/Old  /case-studies/alpha/  301',
      '/case-studies/a-og-b/  /case-studies/alpha/  301',
      '/kept / 301',
    ]),
  )
})
