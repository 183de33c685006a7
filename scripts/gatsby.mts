import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { buildTime } from '../plugins/content/node'
import { readReceiver } from '../src/service-config'
import { noticesAfterBuild, refusedSign } from './gatsby-notices'

/** Runs Gatsby's command line: `tsx scripts/gatsby.mts build`. */
const args = process.argv.slice(2)

const sign = refusedSign(process.cwd())
if (sign !== undefined) {
  console.error(`Gatsby cannot build in ${process.cwd()}: rename the folder, without ${sign}`)
  process.exit(1)
}

const gatsby = createRequire(import.meta.url).resolve('gatsby/cli.js')
const { status } = spawnSync(process.execPath, [gatsby, ...args], {
  stdio: 'inherit',
  // Set here, because package.json cannot set it in a way that works in all shells.
  env: {
    GATSBY_TELEMETRY_DISABLED: '1',
    ...process.env,
    // One time for the whole build, so that a date that passes meanwhile does not make it
    // inconsistent.
    BUILD_TIME: buildTime().toISOString(),
  },
})

if (args[0] === 'build' && status === 0)
  noticesAfterBuild(process.env, readReceiver('.').type).forEach((line) => console.log(line))

process.exit(status ?? 1)
