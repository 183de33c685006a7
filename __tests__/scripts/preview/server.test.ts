import { rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { servePreview } from '../../../scripts/preview/server'
import { makeFolder } from '../../support/folder'
import { listen } from '../../support/server'

const page = `<h1>${'Long enough to be worth it. '.repeat(50)}</h1>`
const picture = Buffer.from([...Array(256).keys()])

let folder: string
let origin = ''

beforeAll(async () => {
  folder = makeFolder({
    _redirects: '/old /new/ 301\n',
    _headers: '/typed.txt\n  Content-Type: text/x-own\n/*\n  X-Own: yes\n',
    'index.html': page,
    '404.html': 'nowhere',
    'picture.png': picture,
    'script.js': 'let a',
    'typed.txt': 'text',
    'changing.txt': 'before',
  })
  const { server } = await servePreview(folder, { port: 0, submissions: join(folder, 'kept') })
  origin = await listen(server)
})

interface Reply {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** node:http, because `fetch` would decode bodies, follow redirects and normalize paths. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Reply>((done, fail) => {
    request({ port: new URL(origin).port, path, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        done({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
      .on('error', fail)
      .end()
  })

test('serves a page with its type, caching and header rules', async () => {
  const { status, headers, body } = await ask('/')
  expect(status).toBe(200)
  expect(body.toString()).toBe(page)
  expect(headers).toMatchObject({
    'content-type': 'text/html;charset=utf-8',
    'content-length': String(page.length),
    'cache-control': 'public,max-age=0,must-revalidate',
    vary: 'Accept-Encoding',
    'x-own': 'yes',
  })
})

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
])('text is compressed: %s', async (encoding, accepted, decode) => {
  const { headers, body } = await ask('/', { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  expect(body.length).toBeLessThan(page.length / 2)
  expect(decode(body).toString()).toBe(page)
})

test('serves pictures uncompressed, and ranges of them on request', async () => {
  const whole = await ask('/picture.png', { 'accept-encoding': 'br' })
  expect(whole.headers['content-type']).toBe('image/png')
  expect(whole.headers['content-encoding']).toBeUndefined()
  expect(whole.body).toEqual(picture)
  const part = await ask('/picture.png', { range: 'bytes=10-19' })
  expect(part.status).toBe(206)
  expect(part.body).toEqual(picture.subarray(10, 20))
})

test.each(['/', '/picture.png'])('%s is not sent again to a browser that has it', async (path) => {
  const { headers } = await ask(path)
  const again = await ask(path, { 'if-none-match': String(headers.etag) })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
})

test('serves a changed file', async () => {
  // Compressed like all text for browsers: its length is not announced, so the file may grow.
  const encoding = { 'accept-encoding': 'gzip' }
  const { headers } = await ask('/changing.txt', encoding)
  writeFileSync(join(folder, 'changing.txt'), 'afterwards')
  const changed = { ...encoding, 'if-none-match': String(headers.etag) }
  const { body } = await ask('/changing.txt', changed)
  expect(gunzipSync(body).toString()).toBe('afterwards')
  rmSync(join(folder, 'changing.txt'))
  expect((await ask('/changing.txt')).status).toBe(404)
})

test('answers HEAD with the headers only and rejects other methods', async () => {
  const { status, headers, body } = await ask('/', {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, String(page.length), 0])
  const post = await ask('/', {}, 'POST')
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('sends redirects and not-found pages, with the type of a header rule', async () => {
  const { status, headers } = await ask('/old?a=1')
  expect([status, headers.location]).toEqual([301, '/new/?a=1'])
  expect(await ask('/nothing/')).toMatchObject({ status: 404, body: Buffer.from('nowhere') })
  expect((await ask('/typed.txt')).headers['content-type']).toBe('text/x-own')
})

test('a port in use is an error', async () => {
  const port = Number(new URL(origin).port)
  await expect(servePreview(folder, { port, submissions: folder })).rejects.toThrow('EADDRINUSE')
})
