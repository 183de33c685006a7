import { resolve } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { textAt } from '../../../routes/content-entry'
import { derivePalette } from '../../../content/theme/derive-palette'
import { readLogo } from '../../../content/theme/read-logo'
import { readTheme } from '../../../content/theme/read-theme'
import { pictureTheme } from '../../../content/theme/theme'
import { listPages } from '../../../routes/page-registry'
import { socialFolder, socialPicturePath } from '../../../routes/paths'
import { contentEntries } from '../content/content-entries'
import { updatePictures } from '../social/update-pictures'
import { writeRedirects } from './write-redirects'
import { writeSiteFiles } from './site-files'

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
