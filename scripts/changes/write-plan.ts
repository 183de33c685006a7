import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ChangeSet } from '../../src/content/changes/change-set'

/** Carries out a plan in the data folder, and removes folders that become empty. */
export function writePlan(root: string, { texts, deleted, moved }: ChangeSet): void {
  const at = (path: string): string => join(root, 'data', path)
  for (const [path, text] of texts) writeFileSync(at(path), text)
  for (const path of deleted) rmSync(at(path))
  for (const [from, to] of moved) {
    mkdirSync(dirname(at(to)), { recursive: true })
    renameSync(at(from), at(to))
  }
  for (const path of [...deleted, ...moved.keys()]) removeEmptyFolders(dirname(at(path)), at(''))
}

function removeEmptyFolders(folder: string, top: string): void {
  if (!folder.startsWith(top)) return
  try {
    if (readdirSync(folder).length > 0) return
  } catch {
    // It may have been moved together with another file.
    return
  }
  rmdirSync(folder)
  removeEmptyFolders(dirname(folder), top)
}
