import { type Collection, isShared } from '../collections'
import { type DescribedText, describedTexts } from '../files/described-texts'
import { bodyPointer } from '../files/markdown/front-matter'
import { type ParsedFile, type Place, textsAt } from '../files/parsed-file'
import { collectionsOfType, linkedField } from '../files/resolve-schema'
import { memoize } from '../memoize'
import type { ContentSource, LinkRule, SiteConfig } from '../model'
import { isFormerAddress } from '../site/former-address'
import { decode } from '../text/percent-encoding'
import type { LanguageContent } from './language-content'
import { linksInTexts } from './links-in-texts'
import { withoutSplat } from './link-format'
import { isProblem, type LinkTarget, readLink, type SiteTarget } from './link-target'
import { partsOf } from './rules/body'

/** A link of the content. */
interface FoundLink extends Place {
  link: string
  target: LinkTarget
  /** The collections that the page can have, by its schema; any by default. */
  collections?: readonly Collection[] | undefined
  /** What the page must be. */
  rule?: LinkRule | undefined
}

/** A link to a page or a file of this site. */
export interface Link extends Omit<FoundLink, 'target'>, Omit<SiteTarget, 'type'> {
  /** Whether it is a complete address with the domain of the site. */
  hasDomain?: true
}

const readAt = (
  place: Place,
  link: string,
  page?: Pick<Link, 'collections' | 'rule'>,
): FoundLink[] => {
  const target = readLink(link)
  // Where http leads is known, though https is to be written.
  const { fixed = '' } = isProblem(target) ? target : {}
  const meant = /^http:/i.test(link) && /^https:/i.test(fixed) ? readLink(fixed) : target
  return isProblem(meant) ? [] : [{ ...place, link, target: meant, ...page }]
}

/** The target in the query of a link, of which a form takes what a message is about. */
function subjectOf({ pointer, offset, link }: FoundLink): FoundLink[] {
  const subject = /[?&]about=((?:\/|%2f)[^&#]*)/i.exec(link)?.[1]
  const place = { pointer, ...(offset !== undefined && { offset }) }
  return subject === undefined ? [] : readAt(place, decode(subject) ?? subject)
}

const isLink = ({ pointer, definitions }: DescribedText): boolean =>
  definitions.some((name) => ['path', 'href', 'redirectTarget'].includes(name)) &&
  !isFormerAddress(pointer)

/** The links in the fields that have addresses, by their schemas. */
function linksInFields(
  site: SiteConfig,
  schemas: ContentSource['schemas'],
  file: ParsedFile,
): FoundLink[] {
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
    const link = text.definitions.includes('redirectTarget') ? withoutSplat(text.text) : text.text
    return readAt({ pointer }, link, { collections, rule: rules.get(pointer) })
  })
}

/** Finds all links in a file with a right form, once for each file. */
const allLinksIn = memoize(
  (site: SiteConfig, schemas: ContentSource['schemas'], file: ParsedFile): FoundLink[] =>
    [
      ...linksInFields(site, schemas, file),
      ...linksInTexts(file, schemas).flatMap(({ pointer, link }) => readAt({ pointer }, link)),
      ...(partsOf(file)?.links ?? []).flatMap(({ target, offset }) =>
        readAt({ pointer: bodyPointer, offset }, target),
      ),
    ].flatMap((found) => [found, ...(found.target.type === 'site' ? subjectOf(found) : [])]),
)

/** The links in a file to pages and files of this site by their paths, once for each file. */
export const linksIn = memoize(
  (site: SiteConfig, schemas: ContentSource['schemas'], file: ParsedFile): Link[] =>
    allLinksIn(site, schemas, file).flatMap(({ target, ...link }) =>
      target.type === 'site' ? [{ ...link, path: target.path, anchor: target.anchor }] : [],
    ),
)

/** The links in a file by complete addresses of a site with an origin. */
function linksWithDomain(
  site: SiteConfig,
  schemas: ContentSource['schemas'],
  file: ParsedFile,
  origin: string | undefined,
): Link[] {
  return allLinksIn(site, schemas, file).flatMap(({ target, ...link }) => {
    if (target.type !== 'web' || target.url.origin !== origin) return []
    const { pathname, hash } = target.url
    const own = readLink(pathname)
    const part = hash === '' ? undefined : readLink(hash)
    const anchor = part && !isProblem(part) && part.type === 'anchor' ? part.anchor : ''
    return isProblem(own) || own.type !== 'site'
      ? []
      : [{ ...link, path: own.path, anchor, hasDomain: true as const }]
  })
}

/** A link and the file that has it. */
export interface FileLink {
  file: ParsedFile
  link: Link
}

/** The links in a file to pages and files of the site, also by its domain. */
export const linksToSite = (
  { source: { site, schemas }, origin }: Pick<LanguageContent, 'source' | 'origin'>,
  file: ParsedFile,
): Link[] => [...linksIn(site, schemas, file), ...linksWithDomain(site, schemas, file, origin)]

/** The links in published files to pages and files of the site. */
export const linksWithinSite = (content: LanguageContent): FileLink[] =>
  content.ownFiles
    .filter(({ path }) => content.periods.has(path))
    .flatMap((file) => linksToSite(content, file).map((link) => ({ file, link })))

/** The links among them whose page must be one of the same language. */
export const linksWithinLanguage = (content: LanguageContent): FileLink[] =>
  // A page shows no part of a page in another language, but may link to one.
  linksWithinSite(content).filter(
    ({ file: { collection }, link: { path, collections, rule } }) =>
      ((collections ?? rule) !== undefined && !isShared(collection)) ||
      !content.otherPages.has(path),
  )
