import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse as parseHtml } from 'node-html-parser'
import { listFiles } from '../../../src/content/core/list-files'
import type { Theme } from '../../../plugins/theme/theme'
import { pathOfCaseStudy, type CaseStudyName } from '../../../src/content/core/slugs'
import { caseStudyNotFoundPath } from '../../../src/routes/paths'

/** The content files and built pages that the browser tests read. */

/**
 * The types that the build derives from the JSON Schemas. In a file, a missing value is not null,
 * and Markdown is a string.
 */
type OnDisk<T> = T extends readonly (infer Entry)[]
  ? OnDisk<Entry>[]
  : T extends Queries.InlineText
    ? string
    : T extends object
      ? {
          [Key in keyof T]:
            OnDisk<Exclude<T[Key], null>> | (null extends T[Key] ? undefined : never)
        }
      : T

/** With all optional parts, because this site has them. */
type Filled<T> = { [Key in keyof T]-?: Exclude<T[Key], undefined> }

/** In GraphQL the name of a menu is any string. */
type Navigation = Omit<Filled<OnDisk<Queries.Navigation>>, 'main'> & {
  main: { title: string; link: string; menu?: 'industries' | 'services' }[]
}

/** In the file, a service is its path. */
type Estimate = Omit<OnDisk<Queries.Estimate>, 'services'> & {
  services: { service: string; questions: string[] }[]
}

interface ContentFiles {
  navigation: Navigation
  'ui-text': OnDisk<Queries.UiText>
  site: OnDisk<Queries.SiteSettings>
  theme: Theme
  contact: OnDisk<Queries.Contact> & { form: Filled<OnDisk<Queries.ContactForm>> }
  estimate: Estimate
  scheduling: OnDisk<Queries.Scheduling>
  home: Filled<OnDisk<Queries.Home>>
  clients: OnDisk<Queries.Clients>
  'calls-to-action': OnDisk<Queries.CallsToAction>
  'status-pages': OnDisk<Queries.StatusPages>
}

const root = resolve(__dirname, '../../..')

const parse = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** One of the single files in data/. */
export const content = <Name extends keyof ContentFiles>(name: Name): ContentFiles[Name] =>
  parse(`data/${name}.json`) as ContentFiles[Name]

const namesIn = (folder: string): string[] =>
  listFiles(join(root, folder)).filter((name) => name.endsWith('.json'))

/** In GraphQL, technologies have logos; in the file they are names. */
export type CaseStudyFile = Omit<OnDisk<Queries.CaseStudy>, 'tech'> & { tech: string[] }

/** All case studies. */
export const readCaseStudies = (): CaseStudyFile[] =>
  namesIn('data/case-studies').map((name) => parse(`data/case-studies/${name}`) as CaseStudyFile)

/** The address of a case study. */
export const addressOf = (caseStudy: CaseStudyName): string =>
  pathOfCaseStudy(caseStudy, content('site'))

/** A case study with at least three pictures, if there is one. */
export const caseStudyWithPictures = (): CaseStudyFile | undefined =>
  readCaseStudies().find(({ showcase = [] }) => showcase.length > 2)

/** The address of a product whose page is still a placeholder, if the content has one. */
export const productInProgress = (): string | undefined => {
  const isInProgress = (name: string) =>
    (parse(`data/products/${name}`) as OnDisk<Queries.Product>).inProgress === true
  const name = namesIn('data/products').find(isInProgress)
  return name && `/products/${name.replace(/\.json$/, '')}/`
}

/** A built page. */
export interface BuiltPage {
  path: string
  /** Its file in src/pages or src/templates: "templates-service", "pages-index". */
  name: string
}

const publicFolder = join(root, 'public')

/** All built pages, including the not-found pages, in this site's public folder or another one. */
export function builtPages(site = publicFolder): BuiltPage[] {
  const folder = join(site, 'page-data')
  if (!existsSync(folder)) throw new Error('Nothing is built yet: run `npm run build` first.')
  return listFiles(folder)
    .filter((file) => file.endsWith('page-data.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as PageData)
    .map(({ path, componentChunkName }) => ({
      path,
      name: componentChunkName.replace(/^component---src-|-tsx$/g, ''),
    }))
    .sort((a, b) => a.path.localeCompare(b.path))
}

interface PageData {
  path: string
  componentChunkName: string
}

/** The pages that answer 200. */
export const reachablePages = (site?: string): BuiltPage[] =>
  builtPages(site).filter(
    ({ name, path }) => name !== 'pages-404' && path !== caseStudyNotFoundPath,
  )

/**
 * The addresses of all built pages that answer 200, in this site's public folder or another one.
 */
export const builtRoutes = (site?: string): string[] => reachablePages(site).map(({ path }) => path)

/** The first page with an accordion of at least two entries. */
export function pageWithQuestions(): string {
  const found = builtRoutes().find((route) => {
    const page = parseHtml(readFileSync(join(root, 'public', route, 'index.html'), 'utf8'))
    return page.querySelectorAll('main details[name]').length > 1
  })
  if (!found) throw new Error('No page has an accordion')
  return found
}

/**
 * The last anchor of a page that links can have as a target; ids with ":" change with every
 * rendering.
 */
export function findAnchor(): { address: string; id: string } | undefined {
  for (const route of builtRoutes()) {
    const page = parseHtml(readFileSync(join(root, 'public', route, 'index.html'), 'utf8'))
    const ids = page.querySelectorAll('main[id], main [id]').map(({ id }) => id)
    const id = ids.findLast((each) => !each.includes(':'))
    if (id) return { address: `${route}#${id}`, id }
  }
  return undefined
}
