import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { parse as parseHtml } from 'node-html-parser'

/** What the browser tests know of the site: its content files and its built pages. */

/** The types that the build derives from the JSON Schemas; in a file, what is not there is not null. */
type OnDisk<T> = T extends readonly (infer Entry)[]
  ? OnDisk<Entry>[]
  : T extends object
    ? {
        [Key in keyof T]: OnDisk<Exclude<T[Key], null>> | (null extends T[Key] ? undefined : never)
      }
    : T

/** GraphQL does not know that the name of a menu is one of two. */
type Navigation = Omit<OnDisk<Queries.Navigation>, 'main'> & {
  main: { title: string; link: string; menu?: 'industries' | 'services' }[]
}

interface ContentFiles {
  navigation: Navigation
  'ui-text': OnDisk<Queries.UiText>
  site: OnDisk<Queries.SiteSettings>
  contact: OnDisk<Queries.Contact>
  scheduling: OnDisk<Queries.Scheduling>
  home: OnDisk<Queries.Home>
  clients: OnDisk<Queries.Clients>
  'status-pages': OnDisk<Queries.StatusPages>
}

const root = resolve(__dirname, '../../..')

const parse = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** One of the single files in data/. */
export const content = <Name extends keyof ContentFiles>(name: Name): ContentFiles[Name] =>
  parse(`data/${name}.json`) as ContentFiles[Name]

// git keeps no empty folder: the last page of a kind takes its folder along.
const namesIn = (folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).filter((name) => name.endsWith('.json'))
    : []

/** In GraphQL, technologies have logos; in the file they are names. */
export type CaseStudyFile = Omit<OnDisk<Queries.CaseStudy>, 'tech'> & { tech: string[] }

/** All case studies. */
export const readCaseStudies = (): CaseStudyFile[] =>
  namesIn('data/case-studies').map((name) => parse(`data/case-studies/${name}`) as CaseStudyFile)

/** One with at least three pictures, if there is one. */
export const caseStudyWithPictures = (): CaseStudyFile | undefined =>
  readCaseStudies().find(({ showcase = [] }) => showcase.length > 2)

/** The address of a product whose page is still a placeholder, if the content has one. */
export const productInProgress = (): string | undefined => {
  const isInProgress = (name: string) =>
    (parse(`data/products/${name}`) as OnDisk<Queries.Product>).inProgress === true
  const name = namesIn('data/products').find(isInProgress)
  return name && `/products/${name.replace(/\.json$/, '')}/`
}

const notPages = new Set(['_gatsby', 'page-data', 'static', '404'])

const routesIn = (site: string, folder: string): string[] =>
  readdirSync(join(site, folder), { withFileTypes: true }).flatMap((entry) => {
    const isFolder = entry.isDirectory() && !notPages.has(entry.name)
    if (isFolder) return routesIn(site, join(folder, entry.name))
    return entry.name === 'index.html' ? [`${['', ...folder.split(sep)].join('/')}/`] : []
  })

/** The address of every built page that answers 200, in this site's public folder or another's. */
export function builtRoutes(site = join(root, 'public')): string[] {
  if (!existsSync(join(site, 'index.html'))) {
    throw new Error('Nothing is built yet: run `npm run build` first.')
  }
  return routesIn(site, '')
    .map((route) => route.replace(/^\/+/, '/'))
    .filter((route) => route !== '/case-studies/not-found/')
    .sort()
}

/** The first page with an accordion of at least two entries. */
export function pageWithQuestions(): string {
  const found = builtRoutes().find((route) => {
    const page = parseHtml(readFileSync(join(root, 'public', route, 'index.html'), 'utf8'))
    return page.querySelectorAll('main details').length > 1
  })
  if (!found) throw new Error('No page has an accordion')
  return found
}

/** The last place that some page offers to links; ids with ":" are made anew with every rendering. */
export function findAnchor(): { address: string; id: string } | undefined {
  for (const route of builtRoutes()) {
    const page = parseHtml(readFileSync(join(root, 'public', route, 'index.html'), 'utf8'))
    const ids = page.querySelectorAll('main[id], main [id]').map(({ id }) => id)
    const id = ids.findLast((each) => !each.includes(':'))
    if (id) return { address: `${route}#${id}`, id }
  }
  return undefined
}
