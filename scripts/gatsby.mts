import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

/** Runs Gatsby's own command line: `tsx scripts/gatsby.mts build`. */
const gatsby = createRequire(import.meta.url).resolve('gatsby/cli.js')

const { status } = spawnSync(process.execPath, [gatsby, ...process.argv.slice(2)], {
  stdio: 'inherit',
  // Set here, because shells differ in how package.json could set it.
  env: { GATSBY_TELEMETRY_DISABLED: '1', ...process.env },
})

process.exit(status ?? 1)
