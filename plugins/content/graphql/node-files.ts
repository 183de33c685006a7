import { join } from 'node:path'
import type { Node, NodePluginArgs } from 'gatsby'
import { listFiles } from '../files/list-files'
import { hiddenPaths } from '../files/hidden-paths'
import { inLanguage, languagesIn, withoutLanguage } from '../files/languages'
import { isShared, type Collection, collectionOf, collectionsByType } from '../collections'
import type { NotFoundPage, SiteConfig } from '../model'
import {
  listNotFoundPages,
  listPages,
  localeOf,
  type PageFile,
  addressSettingsOf,
} from '../site/pages'
import type { LanguagePages } from '../site/translations'
import { buildTime } from '../files/publication'
import type { NodeFields } from './node-fields'

/** A content file with its node. */
export interface NodeFile extends PageFile {
  value: Node
}

/** All content files that have a node, of each language, the first one first, sorted by path. */
function nodeFiles(
  collections: readonly Collection[],
  { getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>,
): NodeFile[][] {
  const files = collectionsByType(collections)
    .flatMap(({ type }) => getNodesByType(type))
    .flatMap((node): NodeFile[] => {
      const { file, folder } = node.fields as NodeFields
      const collection = collectionOf(collections, file)
      return collection
        ? [{ path: file, language: folder ?? undefined, collection, value: node }]
        : []
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const languages = languagesIn(files.map(({ path, language }) => inLanguage(path, language)))
  const shared = files.filter(({ collection }) => isShared(collection))
  return [undefined, ...languages].map((language) => {
    const filesOfLanguage = files.filter((file) => file.language === language)
    return language === undefined ? filesOfLanguage : [...filesOfLanguage, ...shared]
  })
}

/** The pages of a site in one language, with its content files. */
export interface LanguageContent extends LanguagePages {
  files: readonly NodeFile[]
  /** The pages for unknown addresses, which are not among the others. */
  notFoundPages: readonly NotFoundPage[]
}

/** The content of each language of the site, the first one first. */
export const languageContents = (
  site: SiteConfig,
  args: Pick<NodePluginArgs, 'getNodesByType'>,
): LanguageContent[] =>
  nodeFiles(site.collections, args).map((files) => ({
    files,
    settings: addressSettingsOf(files),
    locale: localeOf(files),
    pages: listPages(site, files),
    notFoundPages: listNotFoundPages(site, files),
  }))

/** The published content files, as paths under data/, that have no node. */
export function filesWithoutNode(
  collections: readonly Collection[],
  root: string,
  files: readonly NodeFile[],
): string[] {
  const known = new Set(files.map(({ path, language }) => inLanguage(path, language)))
  const missing = listFiles(join(root, 'data')).filter(
    (path) => collectionOf(collections, withoutLanguage(path)) && !known.has(path),
  )
  const hidden = missing.length > 0 ? hiddenPaths(collections, root, buildTime()) : new Set()
  return missing.filter((path) => !hidden.has(path))
}
