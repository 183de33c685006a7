import { caseStudiesPath, caseStudyNotFoundPath, caseStudyPath, slugOf } from '../../routes/paths'
import type { Problem } from '../problem'
import { entriesOf, problemAt, textAt, type JsonFile } from './json-file'

// "page" is kept free for the further pages of the list.
const reservedPaths = new Set([caseStudyNotFoundPath, `${caseStudiesPath}page/`])

/** Whether titles tell pages apart, and leave each case study an address of its own. */
export function checkTitles(files: JsonFile[]): Problem[] {
  const caseStudies = files.filter((file) => file.kind.type === 'CaseStudy')
  return [
    ...sameTitles(files),
    ...caseStudies.flatMap((file) => titlesOf(file).flatMap((title) => unusable(file, title))),
    ...sharedAddresses(caseStudies),
  ]
}

interface Title {
  pointer: string
  text: string
}

/** The present title of a case study and those it once had. */
function titlesOf(file: JsonFile): Title[] {
  return ['/title', ...entriesOf(file, '/formerTitles')].flatMap((pointer) => {
    const text = textAt(file, pointer)
    return text?.trim() ? [{ pointer, text }] : []
  })
}

function unusable(file: JsonFile, { pointer, text }: Title): Problem[] {
  if (!slugOf(text)) {
    const message = `"${text}" leaves nothing to make an address of`
    return [problemAt(file, pointer, 'empty-slug', message, 'use some letters a-z or digits')]
  }
  if (!reservedPaths.has(caseStudyPath(text))) return []
  const message = `${caseStudyPath(text)} is an address of the site itself`
  return [problemAt(file, pointer, 'reserved-slug', message)]
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** Titles that stand twice in the same list: the files of one folder. */
function sameTitles(files: JsonFile[]): Problem[] {
  const seen = new Map<string, string>()
  return files.flatMap((file) => {
    const title = textAt(file, '/title')?.trim()
    if (!title || !file.path.includes('/')) return []
    const id = folderOf(file.path) + title.toLowerCase()
    const other = seen.get(id)
    if (other === undefined) {
      seen.set(id, file.path)
      return []
    }
    return [problemAt(file, '/title', 'duplicate-title', `is also the title of data/${other}`)]
  })
}

interface Claim extends Title {
  file: JsonFile
}

function sharedAddresses(caseStudies: JsonFile[]): Problem[] {
  const claims = caseStudies.flatMap((file) => titlesOf(file).map((title) => ({ file, ...title })))
  // Present titles come first: where a former one is in the way, the former one must go.
  const inOrder = [
    ...claims.filter((claim) => claim.pointer === '/title'),
    ...claims.filter((claim) => claim.pointer !== '/title'),
  ]
  const taken = new Map<string, Claim>()
  return inOrder.flatMap((claim) => {
    const { file, pointer, text } = claim
    const address = slugOf(text)
    const other = address ? taken.get(address) : undefined
    if (!other) {
      taken.set(address, claim)
      return []
    }
    if (isSameTitle(claim, other)) return []
    const message = `${caseStudyPath(text)} is taken by "${other.text}" in data/${other.file.path}`
    return [problemAt(file, pointer, 'duplicate-slug', message)]
  })
}

// Two equal titles are told as such, two equal entries of a list by the schema.
const isSameTitle = (a: Claim, b: Claim): boolean =>
  a.pointer === '/title'
    ? b.pointer === '/title' && a.text.trim().toLowerCase() === b.text.trim().toLowerCase()
    : b.pointer !== '/title' && a.file === b.file && a.text === b.text
