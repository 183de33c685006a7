import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parse } from 'node-html-parser'
import { listFiles } from '../../plugins/content/core/list-files'

/** All kinds of files that visitors, crawlers or Netlify need. */
const needed = [
  /^(?:[^/]+\/)*index\.html$/,
  /^404\.html$/,
  /^page-data\/(?:.*\/)?[^/]+\.json$/,
  // Scripts have a hash in their names; their licenses must be published with them.
  /^[\w-]+-[0-9a-f]{20}\.js(?:\.LICENSE\.txt)?$/,
  /^(?:static|brand|clients|marks|social|icons)\/.*\.(?:avif|webp|png|jpe?g|svg|woff2)$/,
  /^[\w-]+\.(?:ico|svg|png|xml|webmanifest)$/,
  /^robots\.txt$/,
  // Read by Netlify and not served.
  /^_(?:headers|redirects)$/,
  // Gatsby reuses these in the next build.
  /^_gatsby\/slices\/[\w-]+\.html$/,
]

/** The files that would be published although neither the site needs them nor its owner gave them. */
export const strayFiles = (folder: string): string[] =>
  listFiles(folder).filter(
    (path) =>
      !needed.some((kind) => kind.test(path)) && !existsSync(join(folder, '../static', path)),
  )

/** Scripts that name a source map. */
export const scriptsWithMap = (folder: string): string[] =>
  listFiles(folder)
    .filter((path) => path.endsWith('.js'))
    .filter((path) => readFileSync(join(folder, path), 'utf8').includes('sourceMappingURL='))

/** The lines of _headers that Netlify rejects, and the files in it that do not exist. */
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

/** The forms that Netlify would detect: their names, honeypots and the names of their fields. */
export const formsIn = (folder: string): { name: string; honeypot: string; fields: string[] }[] =>
  listFiles(folder)
    .filter((path) => path.endsWith('.html'))
    .map((path) => parse(readFileSync(join(folder, path), 'utf8')))
    .flatMap((document) => document.querySelectorAll('form[data-netlify="true"]'))
    .map((form) => ({
      name: form.getAttribute('name') ?? '',
      honeypot: form.getAttribute('data-netlify-honeypot') ?? '',
      fields: form.querySelectorAll('[name]').map((field) => field.getAttribute('name') ?? ''),
    }))
