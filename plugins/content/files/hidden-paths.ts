import { join } from 'node:path'
import { listFiles, readTexts } from './list-files'
import { isContentPath, type Kind, ownerOf } from '../kinds'
import { unpublishedFiles } from './publication'

/**
 * All files under data/ that a build does not include: unpublished content files and their
 * pictures.
 */
export function hiddenPaths(kinds: readonly Kind[], root: string, now: Date): ReadonlySet<string> {
  const files = readTexts(root)
  const hidden = unpublishedFiles(kinds, files, now)
  if (hidden.size === 0) return new Set()
  const present = new Set(files.map(({ path }) => path))
  return new Set(
    listFiles(join(root, 'data')).filter((path) =>
      hidden.has(isContentPath(path) ? path : (ownerOf(kinds, path, present) ?? '')),
    ),
  )
}
