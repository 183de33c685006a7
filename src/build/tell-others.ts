import type { BuildArgs, CreatePagesArgs } from 'gatsby'
import { queryPublicSite, type PublicSite } from './public-site'
import { drawSocialPictures } from './social-pictures'
import { writeSiteFiles } from './write-site-files'

let site: PublicSite | undefined
let pictures: Promise<string> | undefined

/** As soon as the pages are known: pictures are drawn while Gatsby builds the pages. */
export async function prepareForOthers(args: CreatePagesArgs): Promise<void> {
  site = await queryPublicSite(args)
  pictures = drawSocialPictures(site)
  // Told when the build waits for them; not an error that nobody handles.
  pictures.catch(() => undefined)
}

/** What other sites, search engines and phones ask for: sitemap, robots.txt, manifest, social pictures. */
export async function finishForOthers({ reporter }: BuildArgs): Promise<void> {
  if (site) writeSiteFiles(site)
  try {
    reporter.info(`Social pictures: ${(await pictures) ?? 'none'}`)
  } catch (error) {
    reporter.panicOnBuild(String(error))
  }
}
