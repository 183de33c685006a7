import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** The folder with the installed packages; npm puts those of a workspace into the one above. */
export const packagesFolder = resolve(require.resolve('gatsby/package.json'), '../..')

const folders: string[] = []

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** Writes a file, and the folders that it is in. */
export function putFile(root: string, path: string, content: string | Buffer = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

/** Writes files (path to content) to a new temporary folder, which is removed after the tests. */
export function makeFolder(files: Record<string, string | Buffer> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  folders.push(folder)
  for (const [path, content] of Object.entries(files)) putFile(folder, path, content)
  return folder
}
