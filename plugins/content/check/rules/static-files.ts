import { rootFileIssue, type Issue } from '../../issue'
import { lfsPointerIssue } from '../../files/git-lfs'
import type { ContentSource, SiteConfig } from '../../model'
import { laterPagesPath, localizePath } from '../../site/addresses'
import type { PageIndex } from '../../site/page-index'
import type { AddressSettings } from '../../site/address-settings'

/**
 * Checks that the files in static/, which are published as they are, contain no location, have been
 * downloaded, and replace no page; and that there are only files and folders in data/ and static/.
 */
export const checkStaticFiles = (
  source: ContentSource,
  pageIndex: PageIndex,
  settings: AddressSettings,
): Issue[] => [
  ...[...(source.staticLocations ?? [])].map((address): Issue => {
    const isVideo = /\.(?:mp4|m4v|mov)$/i.test(address)
    const hint = isVideo ? 'export it without its location' : 'run "npm run pictures"'
    const message = 'says where it was taken, and is published as it is'
    return {
      ...rootFileIssue(`static${address}`, 'published-location', message, hint),
      cause: hint,
    }
  }),
  ...[...(source.lfsPointers ?? [])]
    .filter((path) => path.startsWith('static/'))
    .map((path) => rootFileIssue(path, 'static-file', ...lfsPointerIssue)),
  ...(source.specialFiles ?? []).map((path) => {
    const rule = path.startsWith('data/') ? 'unknown-file' : 'static-file'
    const message = 'is a link that leads to no file, or a pipe or socket'
    return rootFileIssue(path, rule, message, 'put the files themselves here')
  }),
  ...[...source.staticFiles].flatMap((address) => {
    const replaced = replacedBy(address, source.site, pageIndex, settings)
    const message = `would replace ${replaced}`
    const hint = 'delete it, or give it another name'
    return replaced ? [rootFileIssue(`static${address}`, 'static-file', message, hint)] : []
  }),
]

/** What a file in static/ would replace in the built site, if anything. */
function replacedBy(
  address: string,
  site: SiteConfig,
  { pages, unlinked }: PageIndex,
  settings: AddressSettings,
): string | undefined {
  if (address.startsWith('/page-data/')) return 'data that Gatsby writes for a page'
  const path = `${address.replace(/(?:\/index)?\.html$/, '')}/`
  const isLaterPage = site.pages
    .filter(({ pagination }) => pagination)
    .some((list) => path.startsWith(localizePath(laterPagesPath(list.path), settings)))
  return pages.has(path) || unlinked.has(path) || path === '/404/' || isLaterPage
    ? `the page ${path}`
    : undefined
}
