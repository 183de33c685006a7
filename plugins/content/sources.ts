import { join, relative, sep } from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import { isSpecialFile, isStrayFile } from './files/list-files'
import type { SiteConfig } from './model'
import { languageOfFile, withoutLanguage } from './files/languages'
import { collectionOf } from './collections'
import { labelsFile } from './site/labels'
import { readSite } from './site/read-site'
import { hasOtherForm } from './text/normal-form'

interface JsonSource {
  node: { relativePath?: string; internal: { type: string } }
  /** Its content. */
  object: unknown
}

/** Whether a file under data/ has a node with other values than those that are written in it. */
const isCompleted = (path: string, content: unknown): boolean =>
  languageOfFile(path) !== undefined || path === labelsFile || hasOtherForm(content)

/**
 * The plugins that make nodes of the files in data/. Gatsby does not compile a configuration of a
 * local plugin, so the site's own includes them.
 * @param showsDrafts whether drafts and their pictures get nodes too; without a node they cannot
 *   appear on any page or list
 */
export function contentSources(
  root: string,
  config: SiteConfig,
  showsDrafts: boolean,
): NonNullable<GatsbyConfig['plugins']> {
  const folder = join(root, 'data')
  const { collections } = config
  const { hidden } = readSite(root, config, { showsDrafts })
  const isHidden = (file: string): boolean =>
    isStrayFile(file) ||
    isSpecialFile(file) ||
    hidden.has(relative(folder, file).split(sep).join('/'))
  return [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'data', path: folder, ignore: [isHidden] },
    },
    {
      resolve: 'gatsby-transformer-json',
      options: {
        // Of the nodes of a translation, of the labels and of letters in another spelling, the one with
        // what the file does not have itself has the type of its collection.
        typeName: ({ node: { relativePath: path = '', internal }, object }: JsonSource) =>
          internal.type === 'File' && isCompleted(path, object)
            ? 'WrittenFile'
            : (collectionOf(collections, withoutLanguage(path))?.type ?? 'UnknownJson'),
      },
    },
  ]
}
