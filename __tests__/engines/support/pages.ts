import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { builtSite, paths } from './test'

const readHtml = (path: string): string =>
  readFileSync(join(builtSite.publicFolder, decodeURI(path), 'index.html'), 'utf8')

/** The address of a page by its file. */
const addressOf = (file: string): string =>
  encodeURI(file.slice(builtSite.publicFolder.length).replaceAll('\\', '/')).replace(
    /index\.html$/,
    '',
  )

const addresses = builtSite
  .htmlFiles()
  .map(addressOf)
  .filter((address) => address.endsWith('/'))
  .sort()

/** The home pages of the languages after the first. */
export const otherHomePages = builtSite.homeFiles.slice(1).map(addressOf)

/** The first page below an address whose HTML contains this; throws if there is none. */
export function findPage(html: string, start = '/'): string {
  const path = addresses.find(
    (address) => address.startsWith(start) && readHtml(address).includes(html),
  )
  if (path === undefined) throw new Error(`No page of the site has ${html}`)
  return path
}

export const service = builtSite.pathsOf('services')[0] ?? paths.services
export const caseStudy = findPage('aria-roledescription="carousel"', paths.caseStudies)
export const technologiesOfCaseStudies = builtSite
  .dataFiles(/^case-studies\/.*\.json$/)
  .map((file) => (builtSite.readData(file) as { tech?: string[] }).tech ?? [])
/** A long page with a list of its sections. */
export const terms = findPage('href="#icon_link"', paths.company)

/** A page for each folder and depth, and all pages that every site has. */
export const pageForEachTemplate: readonly string[] = [
  ...new Map(
    addresses.toReversed().map((path) => {
      const parts = path.split('/')
      const isOwn = Object.values(paths).includes(path)
      return [isOwn ? path : `${parts[1]} ${parts.length}`, path] as const
    }),
  ).values(),
].sort()
