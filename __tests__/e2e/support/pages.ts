import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listFiles } from '../../../plugins/content/files/list-files'
import { localizePaths } from '../../../plugins/content/site/addresses'
import { addresses } from '../../../src/content/addresses'
import { readAddressSettings } from '../../../plugins/content/site/read-address-settings'

/** The addresses of this project's own site. */
export const paths = localizePaths(addresses, readAddressSettings('.'))

/** A built page. */
export interface BuiltPage {
  path: string
  /** Its file in src/: "templates-offering". */
  name: string
}

/** All built pages of a site in a folder, including the not-found pages. */
export function builtPages(root = '.'): BuiltPage[] {
  const folder = resolve(root, 'public/page-data')
  if (!existsSync(folder)) throw new Error('Nothing is built yet: run `npm run build` first.')
  return listFiles(folder)
    .filter((file) => file.endsWith('page-data.json'))
    .map(
      (file) =>
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<
          'path' | 'componentChunkName',
          string
        >,
    )
    .map(({ path, componentChunkName }) => ({
      path,
      name: componentChunkName.replace(/^component---src-|-tsx$/g, ''),
    }))
    .sort((a, b) => a.path.localeCompare(b.path))
}

/** The first page of each template in each folder, and of its sub-pages, that answers 200. */
export function pageKinds(root?: string): BuiltPage[] {
  const kinds = new Map<string, BuiltPage>()
  for (const page of builtPages(root)) {
    if (['templates-not-found', 'templates-case-study-not-found'].includes(page.name)) continue
    const parts = page.path.split('/')
    const [folder = ''] = parts.slice(1, -2)
    const key = `${page.name} ${folder} ${parts.length}`
    if (!kinds.has(key)) kinds.set(key, page)
  }
  return [...kinds.values()]
}

/** The maximum length of a page on a phone, in px. */
export const maxLengthOnPhone = ({ name }: BuiltPage): number =>
  ({
    // With all that it shows in wide windows.
    'templates-home': 9500,
    'templates-case-study': 7500,
    'templates-offering': 7000,
  })[name] ?? Infinity
