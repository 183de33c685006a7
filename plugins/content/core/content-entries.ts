import { join, relative, resolve, sep } from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import { kindOf, kinds } from './kinds'
import { listFiles } from './list-files'
import { buildTime } from './publication'
import { hiddenPaths } from './hidden-paths'
import type { NodeFields } from './node-fields'
import type { ContentEntry } from './pages/content-entry'

/** All content files that have a node, sorted by path. */
export const contentEntries = ({
  getNode,
  getNodesByType,
}: Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>): ContentEntry[] =>
  kinds
    .flatMap(({ type }) =>
      getNodesByType(type).map((node) => {
        const fields = node.fields as NodeFields
        const file = String(getNode(node.parent ?? '')?.absolutePath)
        return {
          id: node.id,
          file: relative(resolve('data'), file).split(sep).join('/'),
          type,
          ...fields,
          content: node,
        }
      }),
    )
    .sort((a, b) => (a.file < b.file ? -1 : 1))

/** The published content files, as paths under data/, that have no node. */
export function filesWithoutNode(root: string, entries: readonly ContentEntry[]): string[] {
  const read = new Set(entries.map(({ file }) => file))
  const missing = listFiles(join(root, 'data')).filter((path) => kindOf(path) && !read.has(path))
  const hidden = missing.length > 0 ? hiddenPaths(root, buildTime()) : new Set()
  return missing.filter((path) => !hidden.has(path))
}
