import { existsSync } from 'node:fs'
import { countOf, parseUrl } from '../../plugins/content/node'
import { expectedAnswers } from './expected'
import { verifyDeploy } from './verify'

/** Compares a published site with the build: `npm run verify:deploy -- https://www.agency.com`. */
const [url = ''] = process.argv.slice(2)
const address = /^https?:/.test(url) ? parseUrl(url) : undefined

try {
  if (!address) throw new Error('Usage: npm run verify:deploy -- https://www.agency.com')
  if (!existsSync('public/index.html'))
    throw new Error('There is no build: run `npm run build` first.')
  const { origin } = address
  const expected = await expectedAnswers('public')
  const found = await verifyDeploy(origin, expected)
  found.forEach((line) => console.error(line))
  if (found.length > 0)
    throw new Error(`\n${origin} differs from the build: ${countOf(found.length, 'difference')}.`)
  console.log(`${origin}: ${countOf(expected.length, 'answer')} as expected.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
