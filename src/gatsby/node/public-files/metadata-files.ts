import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { derivePalette, pictureTheme, readTheme } from '../../../../plugins/theme'
import {
  buildRedirects,
  contentEntries,
  type ContentEntry,
  listPages,
  slugSettings,
  textAt,
  textsOf,
  withRedirects,
} from '../../../../plugins/content/node'
import { writeSiteFiles } from './site-files'

/** Gatsby's reports about its bundles, and a library that this site does not use. */
const unusedFiles = ['webpack.stats.json', 'chunk-map.json', '~partytown']

/**
 * Removes files that no visitor requests from the built folder; the next build writes them again.
 */
export function removeUnusedFiles(publicFolder: string): void {
  for (const name of unusedFiles) rmSync(join(publicFolder, name), { recursive: true, force: true })
}

/** Adds the redirects of case studies and of moved pages to public/_redirects, which the Netlify adapter writes too. */
export function writeRedirects(entries: readonly ContentEntry[]): void {
  const titles = entries
    .filter(({ type }) => type === 'CaseStudy')
    .map((entry) => ({
      path: entry.path,
      title: textAt(entry.content, '/title'),
      formerTitles: textsOf(entry, 'formerTitles'),
    }))
  const site = entries.find(({ type }) => type === 'SiteSettings')
  const moved = entries.map((entry) => ({
    path: entry.path,
    formerPaths: textsOf(entry, 'formerPaths'),
  }))
  const file = resolve('public/_redirects')
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  writeFileSync(
    file,
    withRedirects(before, buildRedirects(titles, slugSettings(site?.content), moved)),
  )
}

/** Writes redirects, sitemap, robots.txt and manifest, from the page registry. */
export function writeMetadataFiles(args: BuildArgs): void {
  const entries = contentEntries(args)
  const agency = entries.find(({ type }) => type === 'SiteSettings')?.content
  const [name = '', url = '', description = '', language = '', direction] = [
    ...['name', 'url', 'description', 'language', 'direction'],
  ].map((field) => textAt(agency, `/${field}`))
  const themeColor = derivePalette(pictureTheme(readTheme(process.cwd()))).roles.background
  const site = { name, url, description, language, direction, themeColor }
  writeRedirects(entries)
  writeSiteFiles(resolve('public'), site, listPages(entries))
}
