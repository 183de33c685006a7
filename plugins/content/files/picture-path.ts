import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { inLanguage } from './languages'

/** The path of a picture that a file names, relative to it. */
export const nextTo = (file: string, name: string): string => posix.join(posix.dirname(file), name)

/** A content file that names pictures, as the fields of its node say. */
interface FileWithPictures {
  /** Its path, below the folder of its language. */
  file: string
  /** The path of the file in the first language that it translates; its own if there is none. */
  original: string
  /** The folder of its language; the first language has none. */
  folder: string | null
}

/**
 * The path under data/ of a picture that a content file names: next to it, or else next to its
 * original, where its language may replace it.
 * @param name as it is written in the file: "./rail/map.png"
 */
export function picturePath(
  root: string,
  name: string,
  { file, original, folder }: FileWithPictures,
): string {
  const candidates = [file, original].map((path) =>
    inLanguage(nextTo(path, name), folder ?? undefined),
  )
  return candidates.find((path) => existsSync(join(root, 'data', path))) ?? nextTo(original, name)
}
