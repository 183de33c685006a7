import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { site } from '../../../src/site'
import { createEditorServer } from '../../../plugins/editor/server'
import { makeSite } from '../../built-site/small-site'
import { fixtureSite } from '../../fixtures/content'
import { makeFolder, putFile } from '../../support/folder'
import { blankPicture, photo } from '../../support/photo'
import { listen } from '../../support/server'

let root = ''
let origin = ''

const start = async (host: string): Promise<string> => {
  const editor = createEditorServer(root, site, host)
  return listen(
    createServer((...exchange) => editor(...exchange, () => exchange[1].writeHead(404).end())),
  )
}

beforeAll(async () => {
  root = await makeSite(fixtureSite(), makeFolder({ '.git/config': 'secret', 'README.md': '' }))
  symlinkSync(join(root, '.git/config'), join(root, 'data/people/link.json'))
  symlinkSync(join(root, '.git'), join(root, 'static/folder'))
  putFile(root, '.git/x.png')
  putFile(root, 'static/clients/.hidden.svg')
  if (process.platform !== 'win32') execFileSync('mkfifo', [join(root, 'data/people/pipe.json')])
  origin = await start('localhost')
})

/** The status of an answer; fetch() would not send these headers. */
const statusOf = (path: string, headers: Record<string, string>, body?: object): Promise<number> =>
  new Promise((resolve) => {
    const method = body ? 'POST' : 'GET'
    request(origin + path, { method, headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    }).end(body && JSON.stringify(body))
  })

describe('answers only its own page', () => {
  const siteHost = () => origin.replace('http://', '')
  const foreign = 'evil.example:8000'

  test.each<[what: string, headers: () => Record<string, string>, reads: number, writes: number]>([
    ['the page itself', () => ({ origin, 'sec-fetch-site': 'same-origin' }), 200, 200],
    ['the page in an older browser', () => ({ origin }), 200, 200],
    ['an address that was typed', () => ({ 'sec-fetch-site': 'none' }), 200, 403],
    ['a request without an origin', () => ({}), 200, 403],
    ['a foreign name of this computer', () => ({ host: foreign }), 403, 403],
    ['a foreign page', () => ({ origin: 'https://evil.example' }), 403, 403],
    ['a page at a foreign name', () => ({ host: foreign, origin: `http://${foreign}` }), 403, 403],
    ['another port', () => ({ origin: 'http://localhost:1' }), 403, 403],
    ['a sandbox', () => ({ origin: 'null' }), 403, 403],
    ['another scheme', () => ({ origin: `https://${siteHost()}` }), 403, 403],
    ['a foreign address', () => ({ host: '192.168.0.9' }), 403, 403],
    ['a link of another page', () => ({ 'sec-fetch-site': 'cross-site' }), 403, 403],
  ])('%s', async (_what, headers, reads, writes) => {
    expect(await statusOf('/config.json', headers())).toBe(reads)
    expect(await statusOf('/', headers())).toBe(reads)
    expect(await statusOf('/api/v1', headers(), { action: 'info' })).toBe(writes)
    expect(await statusOf('/check', headers(), { file: 'data/home.json' })).toBe(writes)
  })

  test.each([
    ['studio.test', 'studio.test:8000', 200],
    ['studio.test', 'evil.example', 403],
    ['0.0.0.0', '192.168.0.9:8000', 200],
    ['::', '[fe80::1]:8000', 200],
    ['0.0.0.0', 'evil.example', 403],
  ])('started with %s, a request to %s', async (host, name, status) => {
    const before = origin
    origin = await start(host)
    expect(await statusOf('/config.json', { host: name })).toBe(status)
    origin = before
  })
})

test('the check of a change refuses what would not build', async () => {
  const file = 'data/people/jo-doe.json'
  const opened = readFileSync(join(root, file), 'utf8')
  const body = JSON.stringify({ file, opened, text: opened.replace('"name"', '"nam"') })
  const answer = await fetch(`${origin}/check`, { method: 'POST', headers: { origin }, body })
  expect(await answer.json()).toMatchObject({ errors: [{ file }] })
})

const ask = async (action: string, params: object): Promise<unknown> => {
  const body = JSON.stringify({ action, params })
  const answer = await fetch(`${origin}/api/v1`, { method: 'POST', headers: { origin }, body })
  return answer.ok ? answer.json() : `${answer.status}`
}

test.each([
  ...['.git/config', 'README.md', 'gatsby-extra.ts', 'plugins/content/node.ts', '/etc/passwd', ''],
  ...['data/../.git/x.png', 'data/.git/x.json', 'data/people/./a.json', 'data\\..\\x.json'],
  ...['data/x.ts', 'data', 'static/_redirects', 'static/page.html', 'static/.hidden.svg'],
  ...['data/people/link.json', 'data/people/pipe.json', 'static/folder/x.png', 'DATA/x.json'],
])('never touches %j', async (path) => {
  const asset = { path, content: Buffer.from('x').toString('base64') }
  const data = { path: 'data/people/new.json', raw: '{}' }
  for (const [action, params] of [
    ['getEntry', { path }],
    ['entriesByFiles', { files: [{ path }] }],
    ['getMediaFile', { path }],
    ['persistMedia', { asset }],
    ['persistEntry', { entry: { path, raw: 'x' }, assets: [] }],
    ['persistEntry', { dataFiles: [data], assets: [asset] }],
    ['persistEntry', { dataFiles: [{ ...data, newPath: path }], assets: [] }],
    ['deleteFile', { path }],
    ['deleteFiles', { paths: ['data/home.json', path] }],
  ] as const)
    expect([action, await ask(action, params)]).toEqual([action, '422'])
  expect(existsSync(join(root, data.path))).toBe(false)
  expect(existsSync(join(root, 'data/home.json'))).toBe(true)
})

test('lists neither links, pipes and hidden files, nor other folders', async () => {
  const folder = 'data/people'
  expect(await ask('entriesByFolder', { folder, extension: 'json', depth: 1 })).toEqual(
    ['jo-doe', 'kim-poe'].map((name) => {
      const path = `${folder}/${name}.json`
      const data = readFileSync(join(root, path), 'utf8')
      return { data, file: { path, id: expect.any(String) as string } }
    }),
  )
  const media = (await ask('getMedia', { mediaFolder: 'static/clients' })) as { name: string }[]
  expect(media.map(({ name }) => name)).toContain('one.svg')
  expect(media.map(({ name }) => name)).not.toContain('.hidden.svg')
  for (const mediaFolder of ['static/folder', '.git', 'data/../.git'])
    expect([[], '422']).toContainEqual(await ask('getMedia', { mediaFolder }))
  expect(await ask('constructor', {})).toBe('422')
})

test('writes an uploaded photograph upright and without its location, and other pictures unchanged', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const files = {
    'a.jpg': await photo().jpeg().toBuffer(),
    'a.png': await blankPicture().png().toBuffer(),
    'a.svg': svg,
  }
  for (const [name, content] of Object.entries(files)) {
    const path = `static/clients/${name}`
    await ask('persistMedia', { asset: { path, content: content.toString('base64') } })
  }
  const written = (name: string) => readFileSync(join(root, 'static/clients', name))
  const { width, height, exif } = await sharp(written('a.jpg')).metadata()
  expect([width, height, exif]).toEqual([30, 40, undefined])
  expect(written('a.png').equals(files['a.png'])).toBe(true)
  expect(written('a.svg').equals(svg)).toBe(true)
})

test.each<[what: string, name: string, content: () => Promise<Buffer>, reason: RegExp]>([
  [
    'a damaged picture',
    'a.png',
    async () => (await blankPicture().png().toBuffer()).subarray(0, -30),
    /"a.png" cannot be read/,
  ],
  ['a large file', 'a.jpg', () => Promise.resolve(Buffer.alloc(11e6)), /more than 10 MB/],
])('refuses %s, with the reason', async (_what, name, content, reason) => {
  const asset = { path: `static/${name}`, content: (await content()).toString('base64') }
  const body = JSON.stringify({ action: 'persistMedia', params: { asset } })
  const answer = await fetch(`${origin}/api/v1`, { method: 'POST', headers: { origin }, body })
  expect(await answer.json()).toEqual({ error: expect.stringMatching(reason) as string })
  expect(existsSync(join(root, asset.path))).toBe(false)
})

test('writes a picture whose name a Mac takes apart under the name that content has for it', async () => {
  const content = (await blankPicture().png().toBuffer()).toString('base64')
  const path = 'data/people/kim-poe/é.png'
  const asset = { path: path.normalize('NFD'), content }
  const entry = { path: 'data/people/kim-poe.json', raw: '{}' }
  await ask('persistEntry', { dataFiles: [entry], assets: [asset] })
  expect(readdirSync(join(root, 'data/people/kim-poe'))).toContain('é.png')
  expect(await ask('getMediaFile', { path: asset.path })).toMatchObject({ content })
})
