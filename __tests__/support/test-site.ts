import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { listFiles } from '../../plugins/content/files/list-files'
import { buildSite, code, makeSite, put } from '../built-site/small-site'
import type { FixtureSite } from '../fixtures/content'
import { addPositionCode } from '../fixtures/own-kind'
import { ownFiles, ownRedirects, rightToLeftSite, testSite, wordmark } from '../fixtures/test-site'

/** The folders of the built test site, and of the one that is written from right to left. */
export const testSiteRoot = resolve('test-results/test-site')
export const rightToLeftRoot = resolve('test-results/right-to-left-site')

const filesIn = (path: string): string[] =>
  statSync(path).isFile() ? [path] : listFiles(path).map((file) => join(path, file))

/** A hash of everything that the test site is built from. */
function hashInputs(): string {
  const hash = createHash('sha1')
  const fixtures = [
    '__tests__/fixtures',
    'docs/analytics.md',
    'docs/content-and-fields.md',
    '__tests__/built-site/small-site.ts',
    '__tests__/support/test-site.ts',
    'package-lock.json',
  ]
  for (const path of [...code, ...fixtures].flatMap((name) => filesIn(resolve(name))))
    if (!/node_modules|gatsby-types/.test(path)) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

/** What an owner puts in static/. */
function addOwnFiles(): void {
  const _redirects = `${ownRedirects.join('\n')}\n`
  const own = { ...ownFiles, _redirects, [wordmark.path]: wordmark.svg }
  for (const [path, text] of Object.entries(own)) put(join(testSiteRoot, 'static', path), text)
}

/** What operating systems and editors write, which must not stop a build. */
function addStrayFiles(): void {
  const data = join(testSiteRoot, 'data')
  for (const name of ['._site.json', '.DS_Store', 'site.json~', '#site.json#'])
    writeFileSync(join(data, name), '\0')
  // The lock of Emacs is a link that leads nowhere.
  symlinkSync('user@host.1234', join(data, '.#site.json'))
}

/** Moves the site built last to the other folder, without what webpack and Parcel made of the code. */
function clearTestSite(): void {
  rmSync(rightToLeftRoot, { recursive: true, force: true })
  if (existsSync(testSiteRoot)) renameSync(testSiteRoot, rightToLeftRoot)
  mkdirSync(join(testSiteRoot, '.cache'), { recursive: true })
  for (const made of ['.cache/webpack', '.cache/.parcel-cache'])
    if (existsSync(join(rightToLeftRoot, made)))
      renameSync(join(rightToLeftRoot, made), join(testSiteRoot, made))
}

async function makeAndBuild(site: FixtureSite): Promise<string> {
  await makeSite(site, testSiteRoot)
  addPositionCode(testSiteRoot)
  addOwnFiles()
  addStrayFiles()
  return buildSite(testSiteRoot)
}

/**
 * Builds both test sites as Netlify does, unless they are already built from the same code and
 * content. Both are built in the same folder: with what webpack and Parcel made of the code before,
 * which is valid in no other one, a build takes half the time.
 * @returns what the build of the test site printed
 */
export async function buildTestSites(): Promise<string> {
  // Written after a build: what it printed, in a file named by what it was built from.
  const record = join(testSiteRoot, `${hashInputs()}.txt`)
  if (existsSync(record)) return readFileSync(record, 'utf8')
  clearTestSite()
  await makeAndBuild(rightToLeftSite())
  clearTestSite()
  const output = await makeAndBuild(testSite())
  writeFileSync(record, output)
  return output
}
