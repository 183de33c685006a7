import type { Issue } from '../../../issue'
import type { ContentSource, LinkRule, SiteConfig } from '../../../model'
import { didYouMean } from '../../suggest'
import { bodyPointer } from '../../../files/markdown/front-matter'
import {
  issueAt,
  issueWithin,
  type ParsedFile,
  type Place,
  textAt,
  textsAt,
} from '../../../files/parsed-file'
import { memoize } from '../../../memoize'
import { partsOf } from '../single-file/body'
import { isLinkTarget, linksInTexts } from '../single-file/markup'
import { isMenu, isShared, type Collection, placeOfCollections } from '../../../collections'
import { type DescribedText, describedTexts } from '../../../files/described-texts'
import { collectionsOfType, linkedField } from '../../../files/resolve-schema'
import { isFormerAddress } from '../../../site/former-address'
import { parentPath, withoutQuery } from '../../../site/addresses'
import type { PageIndex } from '../../../site/page-index'

/** Checks that every link within the site has a page of the right kind as its target. */
export const checkLinks = (
  { site, schemas, otherPages }: ContentSource,
  files: readonly ParsedFile[],
  pageIndex: PageIndex,
): Issue[] =>
  files.flatMap((file) =>
    linksIn(site, schemas, file)
      // A page shows no part of a page in another language, but may link to one.
      .filter(({ path, collections, rule }) => {
        const isPart = (collections ?? rule) !== undefined && !isShared(file.collection)
        return isPart || !otherPages?.has(path)
      })
      .flatMap((link) => checkLink(file, link, pageIndex)),
  )

/** A link to a page of this site. */
interface Link extends Place {
  link: string
  /** The path in it. */
  path: string
  /** The collections that the page can have, by its schema; any by default. */
  collections?: readonly Collection[] | undefined
  /** What the page must be. */
  rule?: LinkRule | undefined
}

const linkOf = (
  pointer: string,
  link: string,
  page?: Pick<Link, 'collections' | 'rule'>,
): Link[] => {
  const path = withoutQuery(link)
  return path.startsWith('/') ? [{ pointer, link, path, ...page }] : []
}

const isLink = ({ pointer, definitions }: DescribedText): boolean =>
  definitions.some((name) => ['path', 'href'].includes(name)) && !isFormerAddress(pointer)

/** The links in the fields that have addresses, by their schemas. */
function linksInFields(
  site: SiteConfig,
  schemas: ContentSource['schemas'],
  file: ParsedFile,
): Link[] {
  const rules = new Map(
    site.rules.links
      .filter(({ types }) => types?.includes(file.collection.type) ?? true)
      .flatMap((rule) => textsAt(file, rule.at).map(({ pointer }) => [pointer, rule] as const)),
  )
  return [...describedTexts(schemas, file).values()].filter(isLink).flatMap((text) => {
    const { pointer, graphql } = text
    const isPage = linkedField(graphql) === 'fields.path'
    const collections = isPage
      ? collectionsOfType(site.collections, schemas, graphql.type ?? '')
      : undefined
    return linkOf(pointer, text.text, { collections, rule: rules.get(pointer) })
  })
}

/** Finds the links in a file, once for each file. */
export const linksIn = memoize(
  (site: SiteConfig, schemas: ContentSource['schemas'], file: ParsedFile): Link[] => [
    ...linksInFields(site, schemas, file),
    ...linksInTexts(file, schemas).flatMap(({ pointer, link }) =>
      isLinkTarget(link) ? linkOf(pointer, link) : [],
    ),
    ...(partsOf(file)?.links ?? []).flatMap(({ target, offset }) =>
      isLinkTarget(target) ? linkOf(bodyPointer, target).map((link) => ({ ...link, offset })) : [],
    ),
  ],
)

function checkLink(
  file: ParsedFile,
  { link, path, collections, rule, ...place }: Link,
  pageIndex: PageIndex,
): Issue[] {
  const { pointer } = place
  const page = pageIndex.pages.get(path)
  if (!page) {
    // It may be the address of the page whose title is reported as unreadable.
    if (pageIndex.unknownIn.has(parentPath(path))) return []
    if (pageIndex.absent.has(path) && isMenu(file.collection)) return []
    const cause = missingFolder(path, pageIndex)
    const message = pageIndex.unlinked.has(path)
      ? `${path} is not a page to link to`
      : `there is no page ${path}`
    const isInText = link !== textAt(file, pointer)
    // Not in the message, which must stay the same when another page comes or goes.
    const causes = cause === path ? [] : [`no page is under ${cause}`]
    const hint = [...causes, suggestion(path, pageIndex, { isInText, cause })].join('; ')
    return [{ ...issueWithin(file, place, 'dangling-link', message, hint), cause }]
  }
  const pageIssue =
    collections?.includes(page.collection) === false
      ? `must be the path of a page of ${placeOfCollections(collections)}`
      : rule?.problem(page, file)
  return pageIssue ? [issueAt(file, pointer, 'wrong-page', pageIssue)] : []
}

/** The outermost address around a missing page under which there are no pages. */
function missingFolder(path: string, { pages }: PageIndex): string {
  const folders = [...path.matchAll(/(?<=.)\//g)].map(({ index }) => path.slice(0, index + 1))
  const isEmpty = (folder: string): boolean =>
    [...pages.keys()].every((other) => other === folder || !other.startsWith(folder))
  return folders.find(isEmpty) ?? path
}

function suggestion(
  path: string,
  pageIndex: PageIndex,
  { isInText, cause }: { isInText: boolean; cause: string },
): string {
  const { pages, unlinked, moved, absent } = pageIndex
  if (absent.has(path) && !unlinked.has(path))
    return isInText
      ? 'write the sentence without the link'
      : 'link to another page, or delete what links to it'
  const newPath = moved.get(path)
  if (newPath !== undefined) return `it has moved to "${newPath}"`
  const name = path.split('/').at(-2)
  const sameName = [...pages.keys()].filter((other) => name && other.endsWith(`/${name}/`))
  // The right name under the wrong parent differs in too many letters to be suggested.
  if (sameName.length === 1) return `did you mean "${sameName[0]}"?`
  const similar = didYouMean(path, pages.keys())
  if (similar !== undefined) return similar
  if (pages.has(cause)) return 'bring back the files of these pages, or write other addresses'
  return isInText
    ? 'write the address of a page, or the sentence without the link'
    : 'write the address of a page, or delete what links to it'
}
