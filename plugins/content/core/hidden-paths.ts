import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownerOf } from './kinds'
import { listFiles } from './list-files'
import { unpublishedFiles } from './publication'

/**
 * All files under data/ that a build does not include: unpublished content files and their
 * pictures.
 */
export function hiddenPaths(root: string, now: Date): ReadonlySet<string> {
  const data = join(root, 'data')
  const paths = listFiles(data)
  const files = paths
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ path, text: readFileSync(join(data, path), 'utf8') }))
  const hidden = unpublishedFiles(files, now)
  if (hidden.size === 0) return new Set()
  const present = new Set(files.map(({ path }) => path))
  return new Set(
    paths.filter((path) =>
      hidden.has(path.endsWith('.json') ? path : (ownerOf(path, present) ?? '')),
    ),
  )
}
