import { isUtf8 } from 'node:buffer'
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isContentPath } from '../collections'
import type { ContentFile } from './content-file'
import { languagesIn } from './languages'
import { perFile } from './per-file'
import { readText } from './read-text'

/**
 * Whether a path is that of a file that an operating system or an editor creates: .DS_Store, the
 * lock .#x.json, the backups x.json~, x.json.bak and #x.json#.
 */
export const isStrayFile = (path: string): boolean =>
  /(?:^|[\\/])(?:\.[^\\/]*|#[^\\/]*#|~\$[^\\/]*|[^\\/]*(?:~|\.(?:bak|orig|swp|tmp))|Thumbs\.db|desktop\.ini)$/i.test(
    path,
  )

/**
 * Whether something in a folder is neither a file nor a folder: a pipe, a socket, or a link to
 * anything but a file. To read it may take forever.
 */
export function isSpecialFile(path: string): boolean {
  const entry = lstatSync(path, { throwIfNoEntry: false })
  if (!entry?.isSymbolicLink()) return Boolean(entry && !entry.isFile() && !entry.isDirectory())
  try {
    return !statSync(path).isFile()
  } catch {
    return true
  }
}

/** All in a folder and its subfolders but folders and stray files, sorted by path. */
const listEntries = (folder: string): { path: string; isSpecial: boolean }[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory() && !isStrayFile(entry.name))
        .map((entry) => {
          const path = join(entry.parentPath, entry.name)
          return {
            path: relative(folder, path).split(sep).join('/'),
            isSpecial: !entry.isFile() && isSpecialFile(path),
          }
        })
        .sort((one, other) => (one.path < other.path ? -1 : 1))
    : []

/**
 * The files in a folder and its subfolders, as sorted paths with forward slashes, without stray
 * files; empty if the folder is missing.
 */
export const listFiles = (folder: string): string[] =>
  listEntries(folder).flatMap(({ path, isSpecial }) => (isSpecial ? [] : path))

/** What listFiles leaves out, which the content check reports. */
export const listSpecialFiles = (folder: string): string[] =>
  listEntries(folder).flatMap(({ path, isSpecial }) => (isSpecial ? path : []))

/** The languages of a site besides the first one, which have folders in data/, sorted. */
export const listOtherLanguages = (root: string): string[] =>
  languagesIn(listFiles(join(root, 'data')))

/** All languages of a site: the first one, which has no folder, as undefined, and the others. */
export const listLanguages = (root: string): (string | undefined)[] => [
  undefined,
  ...listOtherLanguages(root),
]

/** The content files in the folder data/ of a site: the same objects until they change. */
export const readTexts = (root: string): ContentFile[] =>
  listFiles(join(root, 'data'))
    .filter(isContentPath)
    .map((path) => readContentFile(root, path))

const contentFileAt = perFile('content file', (file, path: string): ContentFile => {
  const text = readText(file)
  const hasOtherBytes = text.includes('\ufffd') && !isUtf8(readFileSync(file))
  return { path, text, ...(hasOtherBytes && { hasOtherBytes }) }
})

/** The content file at a path under data/: the same object until it changes. */
export const readContentFile = (root: string, path: string): ContentFile =>
  contentFileAt(join(root, 'data', path), path)
