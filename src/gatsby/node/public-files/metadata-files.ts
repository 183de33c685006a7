import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { derivePalette, readLogo, readTheme, pictureTheme } from '../../../../plugins/theme'
import { buildRedirects, withRedirects } from '../../../content/core/pages/build-redirects'
import { type ContentEntry, textAt, textsOf } from '../../../content/core/pages/content-entry'
import { listPages } from '../../../content/core/pages/page-registry'
import { slugSettings } from '../../../content/core/slugs'
import { socialFolder, socialPicturePath } from '../../../routes/paths'
import { contentEntries } from '../content/content-entries'
import { updatePictures } from '../social/update-pictures'
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

/** Writes redirects, sitemap, robots.txt, manifest and social pictures, from the page registry. */
export async function writeMetadataFiles(args: BuildArgs): Promise<void> {
  const { cache } = args
  const entries = contentEntries(args)
  const agency = entries.find(({ type }) => type === 'SiteSettings')?.content
  const [name = '', url = '', description = '', language = '', direction] = [
    ...['name', 'url', 'description', 'language', 'direction'],
  ].map((field) => textAt(agency, `/${field}`))
  const pages = listPages(entries)
  const publicFolder = resolve('public')
  const theme = readTheme(process.cwd())
  const palette = derivePalette(pictureTheme(theme))
  const themeColor = palette.roles.background
  writeRedirects(entries)
  writeSiteFiles(publicFolder, { name, url, description, language, direction, themeColor }, pages)
  const cards = pages.map(({ path, title, label }) => ({
    path: socialPicturePath(path),
    // The font would draw a soft hyphen as a hyphen.
    title: title.replaceAll('\u00ad', ''),
    label,
  }))
  await updatePictures(
    {
      publicFolder,
      brand: {
        name,
        host: new URL(url).host,
        logo: readLogo(process.cwd(), theme).svg,
        palette,
        headlineMark: theme.headlineMark ?? '',
      },
      cards,
      folder: socialFolder,
    },
    cache,
  )
}
