import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** Gatsby's reports about its bundles, and a library that this site does not use. */
const unusedFiles = ['webpack.stats.json', 'chunk-map.json', '~partytown']

/**
 * Removes files that no visitor requests from the built folder; the next build writes them again.
 */
export function removeUnusedFiles(publicFolder: string): void {
  for (const name of unusedFiles) rmSync(join(publicFolder, name), { recursive: true, force: true })
}
