import { join } from 'node:path'
import { listFiles, readTexts } from './list-files'
import { inLanguage, languageOf, languagesIn, withoutLanguage } from './languages'
import { isContentPath, type Kind, ownerOf } from '../kinds'
import { unpublishedFiles } from './publication'

/**
 * All files under data/ that a build does not include: unpublished content files and their
 * pictures.
 */
export function hiddenPaths(kinds: readonly Kind[], root: string, now: Date): ReadonlySet<string> {
  const all = readTexts(root)
  const fileAt = new Map(all.map((file) => [file.path, file]))
  const hidden = [undefined, ...languagesIn(fileAt.keys())].flatMap((language) => {
    const files = all
      .filter(({ path }) => languageOf(path) === language)
      .map((file) => {
        const path = withoutLanguage(file.path)
        return { ...file, path, original: fileAt.get(path) }
      })
    return hiddenIn(kinds, files, now, listFiles(join(root, 'data', language ?? ''))).map((path) =>
      inLanguage(path, language),
    )
  })
  return new Set(hidden)
}

/** The hidden files of one language among these files in its folder. */
function hiddenIn(
  kinds: readonly Kind[],
  files: Parameters<typeof unpublishedFiles>[1],
  now: Date,
  paths: readonly string[],
): string[] {
  const hidden = unpublishedFiles(kinds, files, now)
  if (hidden.size === 0) return []
  const present = new Set(files.map(({ path }) => path))
  return paths.filter((path) =>
    hidden.has(isContentPath(path) ? path : (ownerOf(kinds, path, present) ?? '')),
  )
}
