import { join, relative, sep } from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import { isSpecialFile, isStrayFile } from './files/list-files'
import type { SiteConfig } from './model'
import { languageOfFile, withoutLanguage } from './files/languages'
import { collectionOf } from './collections'
import { labelsFile } from './site/labels'
import { readSite } from './site/read-site'

interface JsonSource {
  node: { relativePath?: string; internal: { type: string } }
}

/** Whether a file under data/ has values that are not written in it. */
const isCompleted = (path: string): boolean =>
  languageOfFile(path) !== undefined || path === labelsFile

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
        // Of the nodes of a translation, and of the labels, the one with what the file does not have
        // itself has the type of its collection.
        typeName: ({ node: { relativePath: path = '', internal } }: JsonSource) =>
          internal.type === 'File' && isCompleted(path)
            ? 'WrittenFile'
            : (collectionOf(collections, withoutLanguage(path))?.type ?? 'UnknownJson'),
      },
    },
  ]
}
