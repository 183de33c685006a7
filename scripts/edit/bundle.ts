import { existsSync, readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'

/** The folder of the editor's own packages. */
export const editorFolder = (root: string): string => join(root, 'scripts/edit')

interface Lock {
  packages: Record<string, { version: string } | undefined>
}

const readLock = (file: string): Lock => JSON.parse(readFileSync(file, 'utf8')) as Lock

/**
 * Installs the editor's packages if they are missing.
 * @throws if the installation fails
 */
export function installEditor(root: string): void {
  const own = editorFolder(root)
  const installed = join(own, 'node_modules/.package-lock.json')
  const wanted = readLock(join(own, 'package-lock.json')).packages
  const isInstalled =
    existsSync(installed) &&
    ['node_modules/decap-cms', 'node_modules/decap-server'].every(
      (path) => readLock(installed).packages[path]?.version === wanted[path]?.version,
    )
  if (isInstalled) return
  console.log('Installing the editor (once) ...')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: own,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The packages in scripts/edit/ could not be installed.')
}

/** The scripts of Decap: the main one, and those that it loads on demand. */
export const decapFolder = (root: string): string =>
  join(editorFolder(root), 'node_modules/decap-cms/dist')

export const isDecapScript = (name: string): boolean =>
  /^(?:\d+\.)?decap-cms\.js(?:\.LICENSE\.txt)?$/.test(name)

/** Bundles the script of the editor's page for the browser. */
export async function bundleEditor(root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(editorFolder(root), 'app/start.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}
