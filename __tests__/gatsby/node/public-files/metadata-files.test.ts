import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeRedirects } from '../../../../src/gatsby/node/public-files/metadata-files'
import type { ContentEntry } from '../../../../src/content/core/pages/content-entry'
import { makeFolder } from '../../../support/folder'

const entry = (type: string, path: string, content: Record<string, unknown>): ContentEntry => ({
  ...{ id: path, type, path, content, file: '', parentPath: null, taggedPaths: [] },
})

test('former addresses and titles redirect, beside the rules of the adapter', () => {
  const project = process.cwd()
  const root = makeFolder({ 'public/_redirects': '/kept / 301\n' })
  process.chdir(root)
  writeRedirects([
    entry('SiteSettings', '/site/', { language: 'nb' }),
    entry('Service', '/services/web/', { title: 'Web', formerPaths: ['/services/sites/'] }),
    entry('CaseStudy', '/case-studies/alpha/', { title: 'A & B', formerTitles: ['Old'] }),
  ])
  process.chdir(project)
  const lines = readFileSync(join(root, 'public/_redirects'), 'utf8').split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      '/services/sites/  /services/web/  301',
      '/case-studies/Old  /case-studies/alpha/  301',
      '/case-studies/old/  /case-studies/alpha/  301',
      '/case-studies/a-og-b/  /case-studies/alpha/  301',
      '/kept / 301',
    ]),
  )
})
