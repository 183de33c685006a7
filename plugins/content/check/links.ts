import { type Collection, isShared } from '../collections'
import { type DescribedText, describedTexts } from '../files/described-texts'
import { bodyPointer } from '../files/markdown/front-matter'
import { type ParsedFile, type Place, textsAt } from '../files/parsed-file'
import { collectionsOfType, linkedField } from '../files/resolve-schema'
import { memoize } from '../memoize'
import type { ContentSource, LinkRule, SiteConfig } from '../model'
import { withoutQuery } from '../site/addresses'
import { isFormerAddress } from '../site/former-address'
import type { LanguageContent } from './language-content'
import { isLinkTarget, linksInTexts } from './links-in-texts'
import { partsOf } from './rules/body'

/** A link to a page of this site. */
export interface Link extends Place {
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

/** A link and the file that has it. */
export interface FileLink {
  file: ParsedFile
  link: Link
}

/** The links in published files whose page must be one of the same language. */
export const linksWithinLanguage = (content: LanguageContent): FileLink[] => {
  const { source, ownFiles, periods, otherPages } = content
  // A page shows no part of a page in another language, but may link to one.
  const isWithin = ({ collection }: ParsedFile, { path, collections, rule }: Link): boolean =>
    ((collections ?? rule) !== undefined && !isShared(collection)) || !otherPages.has(path)
  return ownFiles
    .filter(({ path }) => periods.has(path))
    .flatMap((file) =>
      linksIn(source.site, source.schemas, file)
        .filter((link) => isWithin(file, link))
        .map((link) => ({ file, link })),
    )
}
