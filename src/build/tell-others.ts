import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BuildArgs, CreatePagesArgs } from 'gatsby'
import { socialFolder, socialPicturePath } from '../routes/paths'
import { queryPublicSite, type PublicSite } from './public-site'
import { updatePictures } from './social/update-pictures'
import { writeSiteFiles } from './write-site-files'

let site: PublicSite | undefined

/** Lists the pages once they are known. */
export async function prepareForOthers(args: CreatePagesArgs): Promise<void> {
  site = await queryPublicSite(args)
}

/** Writes what other sites, search engines and phones read: sitemap, robots.txt, manifest, social pictures. */
export async function finishForOthers({ reporter, cache }: BuildArgs): Promise<void> {
  if (!site) return
  const { agency, pages } = site
  writeSiteFiles(site)
  const cards = pages.map(({ path, title, kind }) => ({
    address: socialPicturePath(path),
    // The font would draw a soft hyphen as a hyphen.
    title: title.replaceAll('\u00ad', ''),
    kind,
  }))
  const brand = {
    name: agency.name,
    host: new URL(agency.url).host,
    logo: readFileSync('static/brand/mark.svg', 'utf8'),
  }
  const { rendered, removed } = await updatePictures(
    { publicFolder: resolve('public'), brand, cards, folder: socialFolder },
    cache,
  )
  reporter.info(`Social pictures: ${rendered} of ${cards.length} rendered, ${removed} removed`)
}
