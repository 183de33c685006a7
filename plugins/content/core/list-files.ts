import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { ContentFile } from './content-source'

/**
 * Whether a path is that of a file that an operating system or an editor creates: .DS_Store, the
 * lock .#x.json, the backups x.json~, x.json.bak and #x.json#.
 */
export const isStrayFile = (path: string): boolean =>
  /(?:^|[\\/])(?:\.[^\\/]*|#[^\\/]*#|~\$[^\\/]*|[^\\/]*(?:~|\.(?:bak|orig|swp|tmp))|Thumbs\.db|desktop\.ini)$/i.test(
    path,
  )

/**
 * The files in a folder and its subfolders, as sorted paths with forward slashes, without stray
 * files; empty if the folder is missing.
 */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !isStrayFile(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** The JSON files in the folder data/ of a site. */
export const readTexts = (root: string): ContentFile[] =>
  listFiles(join(root, 'data'))
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ path, text: readFileSync(join(root, 'data', path), 'utf8') }))
