import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What Gatsby puts into the built folder and no visitor ever asks for: its reports about the
 * bundles, a library that this site does not use, and source maps of an earlier build. The next
 * build writes anew what it needs.
 */
const isLeftover = (name: string): boolean =>
  ['webpack.stats.json', 'chunk-map.json', '~partytown'].includes(name) || name.endsWith('.js.map')

/** Takes out of the built folder what is not meant to be published. */
export function removeLeftovers(publicFolder: string): void {
  for (const name of readdirSync(publicFolder).filter(isLeftover)) {
    rmSync(join(publicFolder, name), { recursive: true })
  }
}
