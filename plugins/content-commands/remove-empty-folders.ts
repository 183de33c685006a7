import { readdirSync, rmdirSync } from 'node:fs'
import { dirname, sep } from 'node:path'

/** Removes a folder if it is empty, and each folder around it below `top` that becomes empty. */
export function removeEmptyFolders(folder: string, top: string): void {
  if (!folder.startsWith(top + sep)) return
  try {
    if (readdirSync(folder).length > 0) return
  } catch {
    // It may have been moved together with another file.
    return
  }
  rmdirSync(folder)
  removeEmptyFolders(dirname(folder), top)
}
