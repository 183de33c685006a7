import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { buildTime } from '../src/content/core/publication'
import { buildSummary } from './build-summary'
import { writeHostFiles } from './hosts/assemble'
import { publishEditor } from './edit/publish'
import { deployContext } from './hosts/deploy-context'
import { selectedHost, parseHostOption } from './hosts/host-names'

/**
 * Runs Gatsby's command line: `tsx scripts/gatsby.mts build`. After a build for a host other than
 * Netlify (`--host`, or `host` in data/site.json), writes the folder that this host needs.
 */
const [command = '', ...args] = process.argv.slice(2)
const isBuild = command === 'build'
// `gatsby develop --host` means something else.
const { named, rest } = isBuild ? parseHostOption(args) : { rest: args }

try {
  // Exits on a wrong name before the build starts.
  if (named !== undefined) selectedHost(process.cwd(), named)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

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
  },
})

if (isBuild && status === 0) {
  await publishEditor(process.cwd())
  const host = selectedHost(process.cwd(), named)
  const { folder, warnings } =
    host === 'netlify' ? { folder: 'public', warnings: [] } : writeHostFiles(host, process.cwd())
  warnings.forEach((warning) => console.warn(`warning  ${warning}`))
  console.log(`\nFor ${host}: ${folder}/`)
  buildSummary('public', deploy).forEach((line) => console.log(line))
}

process.exit(status ?? 1)
