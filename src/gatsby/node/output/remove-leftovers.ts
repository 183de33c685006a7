import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** Reports about the bundles that Gatsby writes for itself, and a library that this site does not use. */
const leftovers = ['webpack.stats.json', 'chunk-map.json', '~partytown']

/** Takes out of the built folder what no visitor ever asks for; the next build writes it anew. */
export function removeLeftovers(publicFolder: string): void {
  for (const name of leftovers) rmSync(join(publicFolder, name), { recursive: true, force: true })
}
