import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

const versionsFile = (root: string): string => join(root, 'plugins/editor/packages.json')

/** The folder of the editor's packages; another one after each update. */
function packagesFolder(root: string): string {
  const hash = createHash('sha1')
    .update(readFileSync(versionsFile(root)))
    .digest('hex')
  return join(root, 'node_modules/.cache/editor', hash)
}

/** The folder of an installed package. */
export const packageFolder = (root: string, name: string): string =>
  join(packagesFolder(root), name)

/** The folder of Decap's scripts. */
export const decapFolder = (root: string): string => join(packageFolder(root, 'decap-cms'), 'dist')

/**
 * Installs the editor's packages if they are missing.
 * @throws if they cannot be installed, or a file is not the one that packages.json names
 */
export function installPackages(root: string): void {
  const folder = packagesFolder(root)
  if (existsSync(folder)) return
  mkdirSync(dirname(folder), { recursive: true })
  // The folder has a name of its own, because two servers may start at the same time.
  const part = mkdtempSync(`${folder}-`)
  const run = (command: string, ...args: string[]): void =>
    void execFileSync(command, args, {
      cwd: part,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
  // Their built files are used as they are, without what they depend on.
  const packages = JSON.parse(readFileSync(versionsFile(root), 'utf8')) as Record<
    string,
    { version: string; integrity: string }
  >
  for (const [name, { version, integrity }] of Object.entries(packages)) {
    const archive = `${name}-${version}.tgz`
    run('npm', 'pack', `${name}@${version}`, '--silent')
    const digest = createHash('sha512')
      .update(readFileSync(join(part, archive)))
      .digest('base64')
    if (`sha512-${digest}` !== integrity)
      throw new Error(`${archive} is not the file that plugins/editor/packages.json names.`)
    mkdirSync(join(part, name))
    run('tar', '-xzf', archive, '--strip-components=1', '-C', name)
    rmSync(join(part, archive))
  }
  if (existsSync(folder)) rmSync(part, { recursive: true })
  else renameSync(part, folder)
}
