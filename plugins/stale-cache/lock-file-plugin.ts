import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Compiler } from 'webpack'

/** The files in which package managers write the versions of all packages. */
const lockFiles = ['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml']

/**
 * Lets webpack's cache depend on the lock file, in place of each file of Gatsby, webpack, Babel and
 * all that they import: webpack takes 20 s to find these. Gatsby clears its cache when a local plugin
 * changes. Without a lock file, as in a workspace, nothing changes.
 */
export class LockFilePlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    const lockFile = lockFiles.map((name) => resolve(this.root, name)).find(existsSync)
    if (lockFile === undefined) return
    compiler.hooks.afterCompile.tap('LockFilePlugin', ({ buildDependencies }) => {
      buildDependencies.clear()
      buildDependencies.add(lockFile)
    })
  }
}
