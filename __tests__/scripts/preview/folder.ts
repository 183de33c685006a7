import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Writes files (path to content) to a new temporary folder. */
export function makeFolder(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true })
