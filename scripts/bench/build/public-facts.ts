import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { caseStudiesPath, caseStudyIndexPath } from '../../../src/routes/paths'

/** Of a built site, what grows with its content. Sizes in bytes, compressed with brotli. */
export interface PublicFacts {
  /** Everything in public/, not compressed. */
  size: number
  listHtml: number
  /** What is fetched when a visitor filters the list. */
  index: number
  /** The heaviest of the pages' data. */
  largestPageData: number
  /** The most case studies that one page links to. */
  mostLinked: number
}

/** The files below a folder, with their paths from where the process runs. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

const compressed = (file: string): number =>
  existsSync(file) ? brotliCompressSync(readFileSync(file)).length : 0

function linkedCaseStudies(html: string): number {
  const links = html.matchAll(/href="(\/case-studies\/(?!page\/)[^"?#/]+\/)"/g)
  return new Set([...links].map(([, href]) => href)).size
}

/** Measures the public/ folder of the site in `root`. */
export function publicFacts(root: string): PublicFacts {
  const folder = join(root, 'public')
  const files = filesBelow(folder)
  const html = files.filter((file) => file.endsWith('.html'))
  const [heaviest = ''] = files
    .filter((file) => file.endsWith('page-data.json'))
    .sort((a, b) => statSync(b).size - statSync(a).size)
  return {
    size: files.reduce((sum, file) => sum + statSync(file).size, 0),
    listHtml: compressed(join(folder, caseStudiesPath, 'index.html')),
    index: compressed(join(folder, caseStudyIndexPath)),
    largestPageData: compressed(heaviest),
    mostLinked: Math.max(...html.map((file) => linkedCaseStudies(readFileSync(file, 'utf8')))),
  }
}

/** A digest of every page's HTML, by its path. */
export const pageDigests = (root: string): Map<string, string> =>
  new Map(
    filesBelow(join(root, 'public'))
      .filter((file) => file.endsWith('index.html'))
      .map((file) => [file, createHash('sha1').update(readFileSync(file)).digest('hex')]),
  )

/** How many pages are new or not what they were. */
export const changedPages = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): number => [...after].filter(([file, digest]) => before.get(file) !== digest).length
