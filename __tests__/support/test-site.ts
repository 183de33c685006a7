import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { listFiles } from '../../plugins/content/core/list-files'
import { buildSite, code, makeSite } from '../built-site/small-site'
import { addPositionCode } from '../fixtures/own-kind'
import { ownFiles, ownRedirects, testSite, wordmark } from '../fixtures/test-site'

/** The folder of the built test site. */
export const testSiteRoot = resolve('test-results/test-site')

const project = resolve('.')
/** Written after a build: a hash of what it was built from, and what it printed. */
const record = join(testSiteRoot, 'built.json')

interface Build {
  inputs: string
  output: string
}

const filesIn = (path: string): string[] =>
  statSync(path).isFile() ? [path] : listFiles(path).map((file) => join(path, file))

/** A hash of everything that the test site is built from. */
function hashInputs(): string {
  const hash = createHash('sha1')
  const fixtures = [
    '__tests__/fixtures',
    'docs/content-and-fields.md',
    '__tests__/built-site/small-site.ts',
    '__tests__/support/test-site.ts',
    'package-lock.json',
  ]
  for (const path of [...code, ...fixtures].flatMap((name) => filesIn(join(project, name))))
    if (!/node_modules|gatsby-types/.test(path)) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

/** What operating systems and editors write, which must not stop a build. */
function addStrayFiles(): void {
  const data = join(testSiteRoot, 'data')
  for (const name of ['._site.json', '.DS_Store', 'site.json~', '#site.json#'])
    writeFileSync(join(data, name), '\0')
  // The lock of Emacs is a link that leads nowhere.
  symlinkSync('user@host.1234', join(data, '.#site.json'))
}

/**
 * Builds the test site as Netlify does, unless it is already built from the same code and content.
 * @returns what the build printed
 */
export async function buildTestSite(): Promise<string> {
  const inputs = hashInputs()
  if (existsSync(record)) {
    const built = JSON.parse(readFileSync(record, 'utf8')) as Build
    if (built.inputs === inputs) return built.output
  }
  rmSync(testSiteRoot, { recursive: true, force: true })
  mkdirSync(testSiteRoot, { recursive: true })
  await makeSite(testSite(), testSiteRoot)
  addPositionCode(testSiteRoot)
  mkdirSync(join(testSiteRoot, 'static/.well-known'))
  const ownRules = { _redirects: `${ownRedirects.join('\n')}\n` }
  const own = { ...ownFiles, ...ownRules, [wordmark.path]: wordmark.svg }
  for (const [path, text] of Object.entries(own))
    writeFileSync(join(testSiteRoot, 'static', path), text)
  addStrayFiles()
  const { ok, output } = await buildSite(testSiteRoot)
  if (!ok) throw new Error(output)
  writeFileSync(record, JSON.stringify({ inputs, output } satisfies Build))
  return output
}
