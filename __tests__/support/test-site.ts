import { createHash } from 'node:crypto'
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { listFiles } from '../../plugins/content/files/list-files'
import { buildSite, code, makeSite, put } from '../built-site/small-site'
import type { FixtureSite } from '../fixtures/content'
import { addExampleCode } from '../fixtures/documented-examples'
import { photographs } from '../fixtures/photographs'
import {
  staticFiles,
  writtenRedirects,
  rightToLeftSite,
  testSite,
  wordmark,
} from '../fixtures/test-site'

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
    'docs/developing.md',
    'docs/publishing.md',
    '__tests__/built-site/small-site.ts',
    '__tests__/support/test-site.ts',
    'package-lock.json',
  ]
  for (const path of [...code, ...fixtures].flatMap((name) => filesIn(resolve(name))))
    if (!/node_modules|gatsby-types/.test(path)) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

/** What an owner puts in static/. */
function addOwnFiles(root: string): void {
  const _redirects = `${writtenRedirects.join('\n')}\n`
  const rootFiles = { ...staticFiles, _redirects, [wordmark.path]: wordmark.svg }
  for (const [path, text] of Object.entries(rootFiles)) put(join(root, 'static', path), text)
}

/** Pictures that look like photographs and screenshots, in place of those of one color. */
async function addPhotographs(root: string, { pictures }: FixtureSite): Promise<void> {
  for (const [path, svg] of Object.entries(photographs))
    if (pictures.has(path)) {
      const picture = sharp(Buffer.from(svg))
      await (path.endsWith('.png') ? picture.png() : picture.jpeg()).toFile(
        join(root, 'data', path),
      )
    }
}

/** What operating systems and editors write, which must not stop a build. */
function addStrayFiles(root: string): void {
  const data = join(root, 'data')
  for (const name of ['._site.json', '.DS_Store', 'site.json~', '#site.json#'])
    writeFileSync(join(data, name), '\0')
  // The lock of Emacs is a link that leads nowhere.
  symlinkSync('user@host.1234', join(data, '.#site.json'))
}

/** Adds a plugin that answers the queries of docs/developing.md. */
function addQueries(root: string): void {
  const documentation = readFileSync(resolve('docs/developing.md'), 'utf8')
  const queries = [...documentation.matchAll(/^```graphql\r?\n([^]*?)^```/gm)].map(
    ([, text]) => text,
  )
  const folder = join(root, 'plugins/documented-queries')
  put(join(folder, 'package.json'), '{ "name": "documented-queries" }')
  put(
    join(folder, 'gatsby-node.js'),
    `exports.createPages = async ({ graphql }) => {
      // A technology that the test site uses; queries without variables ignore it.
      const answer = async (query) => ({ query, ...(await graphql(query, { name: 'Node' })) })
      const answers = await Promise.all(${JSON.stringify(queries)}.map(answer))
      require('node:fs').writeFileSync('answers.json', JSON.stringify(answers))
    }`,
  )
  const config = join(root, 'gatsby-config.ts')
  const text = readFileSync(config, 'utf8')
  writeFileSync(config, text.replace('plugins: [', "$& 'documented-queries',"))
}

interface Answer {
  query: string
  data?: Record<string, { nodes: object[] }>
  errors?: object[]
}

/** The queries of docs/developing.md, with what the test site answers. */
export const readAnswers = (): Answer[] =>
  JSON.parse(readFileSync(join(testSiteRoot, 'answers.json'), 'utf8')) as Answer[]

/** Removes a site, but for what webpack and Parcel made of the code, with which a build is faster. */
function clear(root: string): void {
  const kept = ['.cache', 'webpack', '.parcel-cache']
  for (const folder of [root, join(root, '.cache')])
    if (existsSync(folder))
      for (const name of readdirSync(folder))
        if (!kept.includes(name)) rmSync(join(folder, name), { recursive: true })
}

/**
 * Builds a site as Netlify does, unless it is already built from the same code and content.
 * @returns what the build has printed
 */
async function buildOnce(root: string, site: FixtureSite): Promise<string> {
  // Written after a build: what it printed, in a file named by what it was built from.
  const record = join(root, `${hashInputs()}.txt`)
  if (existsSync(record)) return readFileSync(record, 'utf8')
  clear(root)
  await makeSite(site, root)
  await addPhotographs(root, site)
  addExampleCode(root)
  addOwnFiles(root)
  addStrayFiles(root)
  addQueries(root)
  const output = await buildSite(root)
  writeFileSync(record, output)
  return output
}

/** Builds the test site, which needs a minute if anything has changed; returns what it has printed. */
export const buildTestSite = (): Promise<string> => buildOnce(testSiteRoot, testSite())

/** Builds the site that is written from right to left. */
export const buildRightToLeftSite = (): Promise<string> =>
  buildOnce(rightToLeftRoot, rightToLeftSite())
