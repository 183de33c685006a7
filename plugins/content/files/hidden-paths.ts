import { join } from 'node:path'
import { isContentPath, type Collection, ownerOf } from '../collections'
import { filesByLanguage, inLanguage } from './languages'
import { listFiles, readTexts } from './list-files'
import { unpublishedFiles } from './publication'
import { readSchemas } from './schema-files'

/**
 * All files under data/ that a build does not include: unpublished content files and their
 * pictures.
 */
export function hiddenPaths(
  collections: readonly Collection[],
  root: string,
  now: Date,
): ReadonlySet<string> {
  const hidden: string[] = []
  for (const [language, files] of filesByLanguage(
    collections,
    readSchemas(root),
    readTexts(root),
  )) {
    const unpublished = unpublishedFiles(collections, files, now)
    if (unpublished.size === 0) continue
    const existing = new Set(files.map(({ path }) => path))
    const isHidden = (path: string): boolean =>
      unpublished.has(isContentPath(path) ? path : (ownerOf(collections, path, existing) ?? ''))
    const paths = listFiles(join(root, 'data', language ?? '')).filter(isHidden)
    hidden.push(...paths.map((path) => inLanguage(path, language)))
  }
  return new Set(hidden)
}
