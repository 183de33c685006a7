import type { CreateNodeArgs } from 'gatsby'
import { languageOfFile, withoutLanguage } from '../files/languages'
import {
  toObject,
  type Content,
  fileName,
  type Collection,
  collectionOf,
  parentFile,
} from '../collections'
import type { SiteConfig } from '../model'
import { contentPath, pagePath } from '../site/addresses'
import { readAddressSettings } from '../site/read-address-settings'
import { taggedPaths } from '../site/related'
import type { AddressSettings } from '../site/address-settings'
import { contentNodeType, fileOfContent } from './create-content-node'

/** The fields that Gatsby's nodes have in addition to the content, for addresses and links. */
export interface NodeFields {
  /** The file's path in data/ or in the folder of its language, with forward slashes. */
  file: string
  /** The path of the file in the first language that it translates; its own if there is none. */
  original: string
  /** The language of its content. */
  language: string
  /** The folder of its language; the first language has none. */
  folder: string | null
  /** The file's name without its folder and its ending, by which other files refer to it. */
  name: string
  /** The address of the file's page. */
  path: string
  /** For a sub-page, the address of its parent page. */
  parentPath: string | null
  /** The addresses that the page is tagged with, and those of their parent pages. */
  taggedPaths: string[]
}

/**
 * @param file the file's path under data/, where a content file can be
 * @param original that of the file that it translates
 * @param settings the settings for addresses
 */
export function nodeFields(
  collections: readonly Collection[],
  { file, original = file, content }: { file: string; original?: string; content: Content },
  settings: AddressSettings,
): NodeFields {
  const collection = collectionOf(collections, file)
  const parent = collection && parentFile(collection, file)
  return {
    file,
    original,
    language: settings.language,
    folder: settings.base === undefined ? null : settings.language,
    name: fileName(file),
    path: pagePath(collections, { file, content }, settings),
    parentPath: parent === undefined ? null : contentPath(collections, parent, settings),
    taggedPaths: collection ? taggedPaths(collection, content) : [],
  }
}

/**
 * The settings of each language, read once: if they change, plugins/stale-cache clears the cache
 * before the next build.
 */
const settings = new Map<string | undefined, AddressSettings>()

export function settingsOf(language: string | undefined): AddressSettings {
  const known = settings.get(language) ?? readAddressSettings(process.cwd(), language)
  settings.set(language, known)
  return known
}

/** Adds the fields that are derived from a content file and its path to its node. */
export function createNodeFields(
  { node, getNode, actions }: CreateNodeArgs,
  { collections }: SiteConfig,
): void {
  const source = fileOfContent(node, getNode)
  if (source?.internal.type !== 'File' && source?.internal.type !== contentNodeType) return
  const path = String(source.relativePath)
  const file = withoutLanguage(path)
  if (collectionOf(collections, file)?.type !== node.internal.type) return
  const { original } = toObject(node.parent && getNode(node.parent))
  const from = { file, content: node, ...(typeof original === 'string' && { original }) }
  const fields = nodeFields(collections, from, settingsOf(languageOfFile(path)))
  for (const [name, value] of Object.entries<unknown>({ ...fields })) {
    actions.createNodeField({ node, name, value })
  }
}
