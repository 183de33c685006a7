import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { loadSite, type PreviewResponse } from '../../scripts/preview/resolve'
import { contentPath } from '../../plugins/content/core/paths'
import { pathOfCaseStudy, type SlugSettings } from '../../plugins/content/core/slugs'
import { listFiles } from '../../plugins/content/core/list-files'

/** The built site and its content, for the tests that read them. */
export const publicFolder = resolve('public')

/** A built page. */
export interface BuiltPage {
  /** Its address as links have it, encoded: "/our-company/". */
  route: string
  document: HTMLElement
}

// Gatsby stores parts of pages next to the pages; the editor is a separate program.
const notPages = new Set(['_gatsby', 'page-data', 'static', 'admin'])

/** All pages in a built folder. */
export const htmlFiles = (folder: string): string[] =>
  listFiles(folder)
    .filter((file) => file.endsWith('.html') && !notPages.has(file.split('/')[0] ?? ''))
    .map((file) => join(folder, file))

const routeOf = (file: string): string =>
  encodeURI(file.slice(publicFolder.length).replaceAll('\\', '/')).replace(/index\.html$/, '')

/** All pages in public/, parsed. */
export function readPages(): BuiltPage[] {
  if (!existsSync(join(publicFolder, 'index.html'))) {
    throw new Error('Nothing is built yet: run `npm run build` first.')
  }
  return htmlFiles(publicFolder).map((file) => ({
    route: routeOf(file),
    document: parse(readFileSync(file, 'utf8')),
  }))
}

/** What a check finds on the pages, with the page of each result. */
export const violations = (
  pages: readonly BuiltPage[],
  check: (page: BuiltPage) => readonly (string | undefined)[],
): string[] =>
  pages.flatMap((page) =>
    check(page).flatMap((found) => (found === undefined ? [] : `${page.route}: ${found}`)),
  )

/** A placeholder for the address of the published site. */
export const origin = 'http://site.invalid'

/**
 * Loads the built site with its redirects and headers; returns a function that resolves an address.
 */
export async function loadAnswers(): Promise<(address: string) => PreviewResponse> {
  const site = await loadSite(publicFolder, 'netlify.toml')
  return (address) => {
    const { pathname, search } = new URL(address, origin)
    return site.resolve({ pathname, search, host: 'site.invalid', header: () => '' })
  }
}

/** The content files under data/, by path; `pattern` selects some of them. */
export const dataFiles = (pattern = /\.json$/): string[] =>
  listFiles(resolve('data')).filter((path) => path.endsWith('.json') && pattern.test(path))

/** A content file, by its path without ".json"; the content check has validated it. */
export const readData = (name: string): unknown =>
  JSON.parse(readFileSync(resolve(`data/${name.replace(/\.json$/, '')}.json`), 'utf8'))

/** The content of data/scheduling.json; undefined if the site has no calendar. */
export const readScheduling = (): { url: string; badge: { enabled: boolean } } | undefined =>
  existsSync(resolve('data/scheduling.json'))
    ? (readData('scheduling') as ReturnType<typeof readScheduling>)
    : undefined

/** The fields of a case study that its address depends on. */
export interface CaseStudyFile {
  title: string
  slug?: string
  formerTitles?: string[]
  inProgress?: boolean
  path: string
}

/** The case studies in data/. */
export function readCaseStudies(): CaseStudyFile[] {
  const settings = readData('site') as SlugSettings
  return dataFiles(/^case-studies\//)
    .map((path) => readData(path) as CaseStudyFile)
    .map((study) => ({ ...study, path: encodeURI(pathOfCaseStudy(study, settings)) }))
}

/** The addresses of the pages in data/pages/ that are no drafts. */
export const customPagePaths = (): string[] =>
  dataFiles(/^pages\//)
    .filter((path) => !(readData(path) as { draft?: boolean }).draft)
    .map((path) => encodeURI(contentPath(path)))

/** The text of an element, with single spaces. */
export const textOf = (element: HTMLElement | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** The texts of all elements that match a selector, in order. */
export const textsOf = (within: HTMLElement, selector: string): string[] =>
  within.querySelectorAll(selector).map(textOf)

/** The targets of the links with this text. */
export const linksCalled = (within: HTMLElement, name: string): (string | undefined)[] =>
  within
    .querySelectorAll('a')
    .filter((link) => textOf(link) === name)
    .map((link) => link.getAttribute('href'))

/** A built page as assistive technology reads it: without decoration and duplicates. */
export function accessibleDocument(route: string): HTMLElement {
  const file = route.endsWith('.html') ? route : join(route, 'index.html')
  const document = parse(readFileSync(join(publicFolder, file), 'utf8'))
  document.querySelectorAll('[aria-hidden="true"], script, style').forEach((part) => part.remove())
  return document
}
