import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { buildTime } from '../plugins/content/node'
import { readReceiver } from '../src/service-config'

/** Runs Gatsby's command line: `tsx scripts/gatsby.mts build`. */
const args = process.argv.slice(2)

// Gatsby takes these signs for patterns or parts of a URL, or writes them into code unescaped, and
// fails with a message about something else.
const [sign] = /[()[\]{}#!?*%'"]/.exec(process.cwd()) ?? []
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

if (args[0] === 'build' && status === 0) {
  const { CONTEXT = 'production', NETLIFY } = process.env
  if (CONTEXT !== 'production')
    console.log(
      `Search engines will not list these pages, because CONTEXT is "${CONTEXT}". ` +
        'For the published site, build with CONTEXT=production.',
    )
  if (!NETLIFY && readReceiver('.').type === 'netlify')
    console.log(
      'The contact form sends to Netlify Forms: published anywhere but at Netlify, it cannot send. ' +
        'Set another "receiver" in data/contact.json (docs/publishing.md).',
    )
}

process.exit(status ?? 1)
