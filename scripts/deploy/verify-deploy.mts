import { existsSync } from 'node:fs'
import { expectedAnswers } from './expected'
import { verifyDeploy } from './verify'
import { selectedHost, type HostName } from '../../plugins/hosts'
import { parseHostOption } from '../deploy-context'

/**
 * Compares a published site with the build: `npm run verify:deploy -- https://www.agency.com`.
 * `--host` names a host other than that in data/site.json.
 */
const { named, rest } = parseHostOption(process.argv.slice(2))
const [url = ''] = rest

const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const readHost = (): HostName => {
  try {
    return selectedHost(process.cwd(), named)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

if (!URL.canParse(url) || !/^https?:/.test(url))
  fail('Usage: npm run verify:deploy -- https://www.agency.com')
if (!existsSync('public/index.html')) fail('There is no build: run `npm run build` first.')

const { origin } = new URL(url)
const expected = await expectedAnswers('public', readHost())
const found = await verifyDeploy(origin, expected)
found.forEach((line) => console.error(line))
if (found.length > 0) fail(`\n${origin} differs from the build: ${found.length} differences.`)
console.log(`${origin}: ${expected.length} addresses answer as expected.`)
