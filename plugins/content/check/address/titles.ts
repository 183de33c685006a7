import type { Issue } from '../../issue'
import { issueAt, textAt, textsAt, type ParsedFile, type TextAt } from '../../files/parsed-file'
import { memoize } from '../../memoize'
import type { SiteConfig } from '../../model'
import { laterPagesPath, localizePath, pathOfSlug } from '../../site/addresses'
import { type FolderCollection, hasTitleAddress } from '../../collections'
import type { AddressSettings } from '../../site/address-settings'
import { isSlug, slugOf, slugProblem, partsWithoutSlug } from '../../site/slugs'
import { quoteUnlike } from '../../text/tell-apart'
import { findDuplicates } from '../find-duplicates'
import type { LanguageContent } from '../language-content'

/** Checks that titles that give pages their addresses give each one of its own. */
export const checkTitles = memoize((content: LanguageContent): Issue[] => {
  const { source, ownFiles, settings } = content
  return source.site.collections.filter(hasTitleAddress).flatMap((collection) => {
    const claims = ownFiles
      .filter((file) => file.collection === collection)
      .flatMap((file) => claimsOf(file, settings))
    return [
      ...claims.flatMap((claim) => checkClaim(source.site, collection, claim, settings)),
      ...checkSharedSlugs(collection, claims, settings),
    ]
  })
})

/** The current title of a page and its former titles. */
const titlesIn = (file: ParsedFile): TextAt[] =>
  ['/title', '/formerTitles/*']
    .flatMap((where) => textsAt(file, where))
    .filter(({ text }) => text.trim())

/** An address of a page: from its slug, its title or a former title. */
interface Claim extends TextAt {
  file: ParsedFile
  slug: string
}

function claimsOf(file: ParsedFile, settings: AddressSettings): Claim[] {
  const writtenSlug = textAt(file, '/slug')
  const titles = titlesIn(file).map((title) => ({ ...title, slug: slugOf(title.text, settings) }))
  if (writtenSlug === undefined) return titles.map((title) => ({ file, ...title }))
  return [
    { file, pointer: '/slug', text: writtenSlug, slug: writtenSlug },
    // With a slug, a title does not have to give an address.
    ...titles.filter(({ slug }) => slug).map((title) => ({ file, ...title })),
  ]
}

const hasSlug = (file: ParsedFile): boolean => textAt(file, '/slug') !== undefined

function checkClaim(
  { pages }: SiteConfig,
  collection: FolderCollection,
  { file, pointer, text, slug }: Claim,
  settings: AddressSettings,
): Issue[] {
  if (!slug) {
    const problem = `"${text}" has no letters or digits for an address`
    const remedy = 'use some letters a-z or digits, or add a "slug"'
    return [issueAt(file, pointer, 'address', problem, remedy)]
  }
  const lost = pointer === '/title' && !hasSlug(file) ? partsWithoutSlug(text, settings) : []
  if (lost.length > 0) {
    const problem = `the address /${slug}/ of "${text}" would have nothing of "${lost.join('", "')}"`
    return [issueAt(file, pointer, 'address', problem, 'add a "slug"')]
  }
  if (!isSlug(slug, settings)) {
    const { problem, remedy } = slugProblem(slug, file.language)
    return [issueAt(file, pointer, 'address', problem, remedy)]
  }
  const page = pathOfSlug(collection, slug, settings)
  const taken = pages.flatMap(({ path, notFound }) => [laterPagesPath(path), notFound?.path ?? ''])
  if (!taken.some((takenPath) => localizePath(takenPath, settings) === page)) return []
  const problem = `${page} is an address of the site itself`
  return [{ ...issueAt(file, pointer, 'address', problem), page }]
}

const rankOf = ({ pointer }: Claim): number =>
  pointer === '/slug' ? 0 : pointer === '/title' ? 1 : 2

function checkSharedSlugs(
  collection: FolderCollection,
  claims: readonly Claim[],
  settings: AddressSettings,
): Issue[] {
  // Of a conflict, the former title is reported, or the title that another's slug repeats.
  const inOrder = [...claims].sort((a, b) => rankOf(a) - rankOf(b))
  // Two files that share a title, a slug and former titles are reported once for each address.
  const pairs = new Set<string>()
  return findDuplicates(inOrder, ({ slug }) => slug).flatMap(({ item, first }) => {
    if (item.file === first.file && isNoConflict(item, first)) return []
    const pair = `${item.file.path} ${first.file.path} ${item.slug}`
    if (pairs.has(pair)) return []
    pairs.add(pair)
    const { file, pointer, slug, text } = item
    const page = pathOfSlug(collection, slug, settings)
    const other = quoteUnlike(first.text, text)
    const [problem, remedy] =
      file === first.file
        ? [
            `${page} already leads to this page`,
            `delete this entry: it has the same address as ${other}`,
          ]
        : [`${page} is taken by ${other} in ${first.file.fullPath}`, 'change one of the two']
    return [{ ...issueAt(file, pointer, 'address', problem, remedy), page }]
  })
}

// The schema reports equal entries of a list; the slug of a page may equal that of its title.
const isNoConflict = (a: Claim, b: Claim): boolean =>
  b.pointer === '/slug' || (b.pointer !== '/title' && a.text === b.text)
