import { readFileSync, writeFileSync } from 'node:fs'
import { loadContent } from '../src/content/load'
import { fingerprintsOf } from '../src/content/placeholders/fingerprints'

/**
 * Records the texts and pictures by which `npm run launch:check` recognizes the site that this
 * project ships with: `npm run record:shipped`, to be run after they have changed. Not for an
 * agency's own site.
 */
const file = 'src/content/placeholders/shipped-content.json'
// Not parsed, because it may contain conflict markers.
const [, shippedName] = /"name": "([^"]+)"/.exec(readFileSync(file, 'utf8')) ?? []
const fingerprints = fingerprintsOf(await loadContent(process.cwd()))
if (fingerprints.name !== shippedName) {
  console.error(
    `This is the site of ${fingerprints.name}: only the site of ${shippedName} is recorded,\n` +
      'so that its content can be recognized.',
  )
  process.exit(1)
}
writeFileSync(file, `${JSON.stringify(fingerprints, null, 2)}\n`)
console.log(`${file} is up to date`)
