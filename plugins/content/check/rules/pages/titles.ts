import { caseStudyPath, slugOf, type SlugSettings, isSlug } from '../../../core/slugs'
import { caseStudiesPath, caseStudyNotFoundPath } from '../../../core/paths'
import type { Issue } from '../../../core/issue'
import { entriesOf, issueAt, textAt, type JsonFile } from '../../../core/json/json-file'
import { findDuplicates } from '../../find-duplicates'
import { folderOf } from '../../../core/kinds'
import { slugSettingsOf } from './page-index'

// "page" is reserved for the later pages of the list.
const reservedPaths = new Set([caseStudyNotFoundPath, `${caseStudiesPath}page/`])

/** Checks that titles are unique and give each case study its own address. */
export function checkTitles(files: JsonFile[]): Issue[] {
  const settings = slugSettingsOf(files)
  const claims = files
    .filter((file) => file.kind.type === 'CaseStudy')
    .flatMap((file) => claimsOf(file, settings))
  return [
    ...sameTitles(files),
    ...claims.flatMap((claim) => unusable(claim, settings)),
    ...sharedSlugs(claims),
    ...files
      .filter(hasPage)
      .flatMap((file) => titlesOf(file).flatMap((title) => mixed(file, title))),
  ]
}

// Only the pages of these files are identified by their titles.
const hasPage = ({ path }: JsonFile): boolean => path.includes('/')

/** A title without differences that readers do not see: width and case of letters, and spaces. */
const asRead = (title: string): string =>
  title
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

interface Title {
  pointer: string
  text: string
}

/** The current title of a case study and its former titles. */
function titlesOf(file: JsonFile): Title[] {
  return ['/title', ...entriesOf(file, '/formerTitles')].flatMap((pointer) => {
    const text = textAt(file, pointer)
    return text?.trim() ? [{ pointer, text }] : []
  })
}

/** An address of a case study: from its slug, its title or a former title. */
interface Claim extends Title {
  file: JsonFile
  slug: string
}

function claimsOf(file: JsonFile, settings: SlugSettings): Claim[] {
  const own = textAt(file, '/slug')
  const titles = titlesOf(file).map((title) => ({ ...title, slug: slugOf(title.text, settings) }))
  if (own === undefined) return titles.map((title) => ({ file, ...title }))
  return [
    { file, pointer: '/slug', text: own, slug: own },
    // With a slug, a title does not have to give an address.
    ...titles.filter(({ slug }) => slug).map((title) => ({ file, ...title })),
  ]
}

function unusable({ file, pointer, text, slug }: Claim, settings: SlugSettings): Issue[] {
  if (!slug) {
    const message = `"${text}" has no letters or digits for an address`
    const hint = 'use some letters a-z or digits, or add a "slug"'
    return [issueAt(file, pointer, 'empty-slug', message, hint)]
  }
  if (!isSlug(slug, settings)) {
    const hint = 'write a to z, or "slugLetters": "keep" in data/site.json'
    return [issueAt(file, pointer, 'slug-letters', `"${slug}" has other letters than a to z`, hint)]
  }
  if (!reservedPaths.has(caseStudyPath(slug))) return []
  const message = `${caseStudyPath(slug)} is an address of the site itself`
  return [issueAt(file, pointer, 'reserved-slug', message)]
}

/** A word with letters of two scripts, which looks like another word. */
function mixed(file: JsonFile, { pointer, text }: Title): Issue[] {
  const word = text
    .split(/[^\p{L}\p{M}]+/u)
    .find((part) => /\p{sc=Latin}/u.test(part) && foreign.test(part))
  const letter = foreign.exec(word ?? '')?.[0]
  if (letter === undefined) return []
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const message = `"${word}" contains "${letter}" (U+${code}), which is not a Latin letter`
  return [issueAt(file, pointer, 'look-alike', message, 'type the word again')]
}

// The scripts with letters that look like Latin ones.
const foreign = /[\p{sc=Cyrillic}\p{sc=Greek}]/u

const titleInFolder = (file: JsonFile): string | undefined => {
  const title = textAt(file, '/title')?.trim()
  return title && hasPage(file) ? folderOf(file.path) + asRead(title) : undefined
}

/** Duplicate titles in the same list: in the files of one folder. */
const sameTitles = (files: JsonFile[]): Issue[] =>
  findDuplicates(files, titleInFolder).map(({ item, first }) =>
    issueAt(item, '/title', 'duplicate-title', `is also the title of data/${first.path}`),
  )

const rankOf = ({ pointer }: Claim): number =>
  pointer === '/slug' ? 0 : pointer === '/title' ? 1 : 2

function sharedSlugs(claims: readonly Claim[]): Issue[] {
  // Of a conflict, the former title is reported, or the title that another's slug repeats.
  const inOrder = [...claims].sort((a, b) => rankOf(a) - rankOf(b))
  return findDuplicates(inOrder, ({ slug }) => slug).flatMap(({ item, first }) => {
    if (isSameTitle(item, first)) return []
    const { file, pointer, slug } = item
    const message = `${caseStudyPath(slug)} is taken by "${first.text}" in data/${first.file.path}`
    return [issueAt(file, pointer, 'duplicate-slug', message)]
  })
}

// Equal titles have their own rule; the schema reports equal entries of a list; the slug of a page
// may equal that of its title.
const isSameTitle = (a: Claim, b: Claim): boolean =>
  b.pointer === '/slug' && a.file === b.file
    ? true
    : a.pointer === '/title'
      ? b.pointer === '/title' && asRead(a.text) === asRead(b.text)
      : b.pointer !== '/title' && a.file === b.file && a.text === b.text
