import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { buildTime } from '../plugins/content/node'
import './check-folder'
import { deployContext, indexingLine, parseHostOption } from './deploy-context'

/**
 * Runs Gatsby's command line: `tsx scripts/gatsby.mts build`. `--host` names a host in place of that
 * in data/site.json.
 */
const [command = '', ...args] = process.argv.slice(2)

const isBuild = command === 'build'
// `gatsby develop --host` means something else.
const { named, rest } = isBuild ? parseHostOption(args) : { rest: args }

const gatsby = createRequire(import.meta.url).resolve('gatsby/cli.js')
const deploy = deployContext(process.env)
const { status } = spawnSync(process.execPath, [gatsby, command, ...rest], {
  stdio: 'inherit',
  // Set here, because package.json cannot set it in a way that works in all shells.
  env: {
    GATSBY_TELEMETRY_DISABLED: '1',
    ...process.env,
    // One time for the whole build, so that a date that passes meanwhile does not make it
    // inconsistent.
    BUILD_TIME: buildTime().toISOString(),
    ...(deploy && { CONTEXT: deploy.context }),
    ...(named !== undefined && { SITE_HOST: named }),
  },
})

if (isBuild && status === 0) console.log(indexingLine(deploy))

process.exit(status ?? 1)
