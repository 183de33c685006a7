import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inLanguage } from './languages'

/**
 * The path under data/ of a picture that content in a language names: its own, or that of the first
 * language.
 * @param path without the folder of the language
 */
export function picturePath(root: string, path: string, language: string | null): string {
  const own = inLanguage(path, language ?? undefined)
  return existsSync(join(root, 'data', own)) ? own : path
}
