import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The Netlify adapter moves the files of a page that answers many addresses to names with "[...]".
 * The next build looks for them where Gatsby had put them, and stops without its page data.
 * @param pagePath the page's own path, one level below the addresses it answers
 */
export function restoreMovedPage(publicFolder: string, pagePath: string): void {
  const above = dirname(pagePath)
  const moved = [
    [join(above, '[...].html'), join(pagePath, 'index.html')],
    [join('page-data', above, '[...]'), join('page-data', pagePath, 'page-data.json')],
  ] as const
  for (const [from, to] of moved) {
    const [source, target] = [join(publicFolder, from), join(publicFolder, to)]
    if (!existsSync(source)) continue
    mkdirSync(dirname(target), { recursive: true })
    renameSync(source, target)
  }
}
