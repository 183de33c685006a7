import { parseFiles, parseText } from '../../plugins/content/files/parse'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { inItsLanguage, languageOfFile } from '../../plugins/content/files/languages'
import { listFiles, readTexts } from '../../plugins/content/files/list-files'
import { readSchemas } from '../../plugins/content/files/schema-files'
import { contentPath, localizePaths, pagePath } from '../../plugins/content/site/addresses'
import {
  readAllAddressSettings,
  readAddressSettings,
} from '../../plugins/content/site/read-address-settings'
import { unpublishedFiles } from '../../plugins/content/files/publication'
import { addresses } from '../../src/content/addresses'
import { site } from '../../src/site'
import { loadSite, type Site } from '../../scripts/preview/site'

/** A built page. */
export interface BuiltPage {
  /** Its address as links have it, encoded: "/our-company/". */
  route: string
  document: HTMLElement
}

/** The fields of a case study that tests of built sites read, and its address. */
interface CaseStudyFile {
  title: string
  formerTitles?: string[]
  inProgress?: boolean
  path: string
}

/** A placeholder for the address of the published site. */
export const origin = 'http://site.invalid'

/**
 * The site in a folder in one of its languages, by default the first: its content in data/, and what
 * a build has made of it in public/.
 */
export function siteIn(folder: string, language?: string) {
  const root = resolve(folder)
  const publicFolder = join(root, 'public')
  const settings = readAddressSettings(root, language)
  const all = readTexts(root)
  const fileAt = (path: string) => all.find((file) => file.path === path)
  const schemas = readSchemas(process.cwd())
  const bases = readAllAddressSettings(root).flatMap(({ base = [] }) => base)
  const texts = all
    .filter(({ path }) => languageOfFile(path) === language)
    .map((file) => inItsLanguage(file, site.collections, { schemas, fileAt }))

  /** The address of the page of a content file, encoded. */
  const pathOf = (file: string): string => encodeURI(contentPath(site.collections, file, settings))

  const routeOf = (file: string): string =>
    encodeURI(file.slice(publicFolder.length).replaceAll('\\', '/')).replace(/index\.html$/, '')

  /** Whether an address is one of the language. */
  const isInLanguage = (route: string): boolean =>
    bases.find((base) => route.startsWith(`${base}/`)) === settings.base

  /** All pages of all languages, as files; not the owner's own files in static/. */
  const allHtmlFiles = (): string[] =>
    listFiles(publicFolder)
      // Gatsby stores parts of pages next to the pages; the editor is a separate program.
      .filter((file) => /^(?!(?:_gatsby|page-data|static|admin)\/).*\.html$/.test(file))
      .filter((file) => !existsSync(join(root, 'static', file)))
      .map((file) => join(publicFolder, file))

  /** All pages of the language, as files. */
  const htmlFiles = (): string[] => allHtmlFiles().filter((file) => isInLanguage(routeOf(file)))

  function parsePages(files: readonly string[]): BuiltPage[] {
    if (!existsSync(join(publicFolder, 'index.html')))
      throw new Error('Nothing is built yet: run `npm run build` first.')
    return files.map((file) => ({
      route: routeOf(file),
      document: parse(readFileSync(file, 'utf8')),
    }))
  }

  /** All pages of all languages, parsed. */
  const readAllPages = (): BuiltPage[] => parsePages(allHtmlFiles())

  /** All pages of the language, parsed. */
  const readPages = (): BuiltPage[] => parsePages(htmlFiles())

  /** Loads the site with its redirects and headers; returns a function that resolves an address. */
  async function loadAnswers(): Promise<Site['resolve']> {
    const site = await loadSite(publicFolder)
    // Pages link to the same addresses.
    const known = new Map<string, ReturnType<Site['resolve']>>()
    return (address) => {
      const { pathname, search } = new URL(address, origin)
      const path = pathname + search
      const answer = known.get(path) ?? site.resolve(path)
      known.set(path, answer)
      return answer
    }
  }

  /** The published content files under data/, by path; `pattern` selects some of them. */
  function dataFiles(pattern = /\.(?:json|md)$/): string[] {
    const unpublished = unpublishedFiles(site.collections, texts, new Date())
    return texts
      .map(({ path }) => path)
      .filter((path) => pattern.test(path) && !unpublished.has(path))
  }

  /** The content of a file, by its path; without ".json" too. The content check has validated it. */
  function readData(name: string): unknown {
    const path = /\.\w+$/.test(name) ? name : `${name}.json`
    const file = texts.find((entry) => entry.path === path) ?? fileAt(path)
    if (!file) throw new Error(`There is no data/${path}`)
    // The test site has kinds that this site has not.
    return (parseFiles(site.collections, [file]).files[0] ?? parseText(path, file.text)).value
  }

  /** The published case studies. */
  function readCaseStudies(): CaseStudyFile[] {
    return dataFiles(/^case-studies\//)
      .map((file) => ({ file, content: readData(file) as CaseStudyFile }))
      .map(({ file, content }) => ({
        ...content,
        path: encodeURI(pagePath(site.collections, { file, content: { ...content } }, settings)),
      }))
  }

  /** The addresses of published content files in a folder that is not that of the case studies. */
  const pathsOf = (folder: string): string[] => dataFiles(RegExp(`^${folder}/`)).map(pathOf)

  return {
    root,
    publicFolder,
    /** The addresses of the pages that every site can have, encoded. */
    paths: Object.fromEntries(
      Object.entries(localizePaths(addresses, settings)).map(([page, path]) => [
        page,
        encodeURI(path),
      ]),
    ) as unknown as typeof addresses,
    pathOf,
    htmlFiles,
    readPages,
    readAllPages,
    isInLanguage,
    /** The home pages of all languages, as files. */
    homeFiles: ['', ...bases].map((base) => join(publicFolder, base, 'index.html')),
    loadAnswers,
    dataFiles,
    readData,
    readCaseStudies,
    pathsOf,
  }
}

/** The site of this project. */
export const shippedSite = siteIn('.')

export const { dataFiles, readData } = shippedSite

/** What a check finds on the pages, with the page of each result. */
export const violations = (
  pages: readonly BuiltPage[],
  check: (page: BuiltPage) => readonly (string | undefined)[],
): string[] =>
  pages.flatMap((page) =>
    check(page).flatMap((found) => (found === undefined ? [] : `${page.route}: ${found}`)),
  )

/** The text of an element, with single spaces. */
export const textOf = (element: HTMLElement | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** The targets of the links with this text. */
export const linksCalled = (within: HTMLElement, name: string): (string | undefined)[] =>
  within
    .querySelectorAll('a')
    .filter((link) => textOf(link) === name)
    .map((link) => link.getAttribute('href'))
