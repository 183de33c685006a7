import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parse } from 'node-html-parser'
import { listFiles } from '../../src/content/list-files'

/** Every sort of file that is meant for a visitor, a crawler or Netlify. */
const meant = [
  /^(?:[^/]+\/)*index\.html$/,
  /^404\.html$/,
  // What the filter of the list looks things up in.
  /^case-studies\/index\.json$/,
  /^page-data\/(?:.*\/)?[^/]+\.json$/,
  // Scripts carry a hash; their licences must go with them.
  /^[\w-]+-[0-9a-f]{20}\.js(?:\.LICENSE\.txt)?$/,
  /^(?:static|brand|clients|marks|social|icons)\/.*\.(?:avif|webp|png|jpe?g|svg|woff2)$/,
  /^[\w-]+\.(?:ico|svg|png|xml|webmanifest)$/,
  /^robots\.txt$/,
  // Read by Netlify and not served.
  /^_(?:headers|redirects)$/,
  // Gatsby stitches pages of these from one build to the next.
  /^_gatsby\/slices\/[\w-]+\.html$/,
]

/** The files that would be published although the site does not need them. */
export const strayFiles = (folder: string): string[] =>
  listFiles(folder).filter((path) => !meant.some((sort) => sort.test(path)))

/** Scripts that say where a source map would be found. */
export const scriptsWithMap = (folder: string): string[] =>
  listFiles(folder).filter(
    (path) =>
      path.endsWith('.js') &&
      readFileSync(join(folder, path), 'utf8').includes('sourceMappingURL='),
  )

/** What is wrong with _headers: lines that Netlify refuses, and files that are not there. */
export async function headerIssues(folder: string): Promise<string[]> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    netlifyConfigPath: undefined,
    configHeaders: [],
    minimal: false,
  })
  const paths = headers.map((rule) => rule.for).filter((path) => !/[*:]/.test(path))
  return [
    ...errors.map(({ message }) => message),
    ...paths.filter((path) => !existsSync(join(folder, path))),
  ]
}

/** The forms that Netlify would collect, by name, with the fields it would look for. */
export const formsIn = (folder: string): { name: string; fields: string[] }[] =>
  listFiles(folder)
    .filter((path) => path.endsWith('.html'))
    .flatMap((path) =>
      parse(readFileSync(join(folder, path), 'utf8')).querySelectorAll('form[data-netlify="true"]'),
    )
    .map((form) => ({
      name: form.getAttribute('name') ?? '',
      fields: form.querySelectorAll('[name]').map((field) => field.getAttribute('name') ?? ''),
    }))
