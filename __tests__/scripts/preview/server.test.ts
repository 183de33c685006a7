import { rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { servePreview } from '../../../scripts/preview/server'
import { makeFolder } from '../../support/folder'
import { listen } from '../../support/server'

const page = `<h1>${'Long enough to be worth it. '.repeat(50)}</h1>`

let folder: string
let origin = ''

beforeAll(async () => {
  folder = makeFolder({
    _redirects: '/old /new/ 301\n',
    _headers: '/typed.txt\n  Content-Type: text/x-own\n/*\n  X-Own: yes\n',
    'index.html': page,
    '404.html': 'nowhere',
    'typed.txt': 'text',
    'changing.txt': 'before',
  })
  const { server } = await servePreview(folder, 0, join(folder, 'kept'))
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

test('compresses text, and serves a changed file', async () => {
  const encoding = { 'accept-encoding': 'gzip' }
  const { headers } = await ask('/changing.txt', encoding)
  expect(headers['content-encoding']).toBe('gzip')
  // A compressed length is not announced, so the file may grow.
  writeFileSync(join(folder, 'changing.txt'), 'afterwards')
  const { body } = await ask('/changing.txt', {
    ...encoding,
    'if-none-match': String(headers.etag),
  })
  expect(gunzipSync(body).toString()).toBe('afterwards')
  rmSync(join(folder, 'changing.txt'))
  expect((await ask('/changing.txt')).status).toBe(404)
})

test('answers HEAD with the headers only', async () => {
  const { status, headers, body } = await ask('/', {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, String(page.length), 0])
})

test('sends redirects and not-found pages, with the type of a header rule', async () => {
  const { status, headers } = await ask('/old?a=1')
  expect([status, headers.location]).toEqual([301, '/new/?a=1'])
  expect(await ask('/nothing/')).toMatchObject({ status: 404, body: Buffer.from('nowhere') })
  expect((await ask('/typed.txt')).headers['content-type']).toBe('text/x-own')
})

test('a port in use is an error', async () => {
  const port = Number(new URL(origin).port)
  await expect(servePreview(folder, port, folder)).rejects.toThrow('EADDRINUSE')
})
