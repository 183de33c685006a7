import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { caseStudyPath } from '../../src/routes/case-study-path'
import { listFiles } from '../../src/content/list-files'

/** The built site as its tests see it. */
export const publicFolder = resolve('public')

/** One built page. */
export interface BuiltPage {
  /** Its address: "/our-company/". */
  route: string
  document: HTMLElement
}

// Gatsby keeps the parts that it puts into every page next to the pages.
const notPages = new Set(['_gatsby', 'page-data', 'static'])

/** Every page below a folder of public/. */
export const htmlFiles = (folder: string): string[] =>
  listFiles(folder)
    .filter((file) => file.endsWith('.html') && !notPages.has(file.split('/')[0] ?? ''))
    .map((file) => join(folder, file))

const routeOf = (file: string): string =>
  file
    .slice(publicFolder.length)
    .replaceAll('\\', '/')
    .replace(/index\.html$/, '')

/** Every page in public/, parsed. */
export function readPages(): BuiltPage[] {
  if (!existsSync(join(publicFolder, 'index.html'))) {
    throw new Error('Nothing is built yet: run `npm run build` first.')
  }
  return htmlFiles(publicFolder).map((file) => ({
    route: routeOf(file),
    document: parse(readFileSync(file, 'utf8')),
  }))
}

/** The fields of a case study that its address depends on. */
export interface CaseStudyFile {
  title: string
  formerTitles?: string[]
  inProgress?: boolean
  path: string
}

/** The case studies in data/. */
export function readCaseStudies(): CaseStudyFile[] {
  const folder = resolve('data/case-studies')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as CaseStudyFile)
    .map((study) => ({ ...study, path: caseStudyPath(study.title) }))
}
