import type { ContentSource } from '../../plugins/content/core/content-source'
import { loadContent } from '../../plugins/content/core/load'
import {
  findPlaceholders,
  siteIdentity,
} from '../../plugins/content/commands/placeholders/find-placeholders'
import { recordFiles } from '../../plugins/content/commands/placeholders/shipped-files'
import record from '../../plugins/content/commands/placeholders/shipped-files.json'
import { parseFiles } from '../../plugins/content/core/json/parse'
import { set, type Change } from '../fixtures/changes'
import { fixtureSite, sourceOf } from '../fixtures/content'

let shippedSite: ContentSource
beforeAll(async () => (shippedSite = await loadContent(process.cwd())))

test('the record for launch:check is current: if not, run "npm run launch:check -- --record"', () => {
  const identity = siteIdentity(parseFiles(shippedSite.files).files)
  expect(recordFiles(shippedSite, identity)).toEqual(record)
})

/** The unchanged files of the fixtures, with a text and a picture of the shipped site. */
const found = (...changes: Change[]): string[] => {
  const site = fixtureSite()
  const text = (path: string) => shippedSite.files.find((file) => file.path === path)?.text
  site.files['services/web.json'] = text('services/web-development.json') ?? text('services.json')
  site.files['ui-text.json'] = text('ui-text.json')
  changes.forEach((change) => change(site))
  const hero = shippedSite.digests?.get('data/home/hero.png') ?? ''
  const digests = new Map([
    ['data/home/other.png', hero],
    ['static/favicon.svg', '0'],
  ])
  return findPlaceholders({ ...sourceOf(site), digests })
    .left.filter(({ rule }) => rule === 'shipped-file' || rule === 'untranslated')
    .map(({ file, rule }) => `${file} ${rule}`)
}

test('finds shipped files by their content, under any name', () => {
  expect(found(set('site.json', '/language', 'en-GB'))).toEqual([
    'data/home/other.png shipped-file',
    'data/services/web.json shipped-file',
  ])
})

test('finds labels that are not translated on a site in another language', () => {
  expect(found(set('site.json', '/language', 'nb'))).toContain('data/ui-text.json untranslated')
})

test('does not take another name of the agency for a new text', () => {
  const renamed: Change = (site) => {
    const story = shippedSite.files.find(({ path }) => path === 'company.json')?.text ?? ''
    site.files['company.json'] = story.replaceAll(record.name, 'Agency')
  }
  expect(found(renamed)).toContain('data/company.json shipped-file')
})
