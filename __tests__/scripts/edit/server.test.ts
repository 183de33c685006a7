import { createServer, request } from 'node:http'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createEditServer, forwardTo } from '../../../scripts/edit/server'
import { listen } from '../../support/server'

const portOf = (origin: string): number => Number(new URL(origin).port)

/** A server that forwards everything to another. */
const front = (origin: string): Promise<string> => {
  const site = forwardTo(portOf(origin))
  return listen(createServer(site.request).on('upgrade', site.upgrade))
}

describe('the server of the editor', () => {
  const asked: string[] = []
  let origin = ''

  beforeEach(async () => {
    asked.splice(0)
    const behind = (name: string) =>
      listen(
        createServer(({ url }, response) => {
          asked.push(`${name} ${url}`)
          response.setHeader('content-type', 'application/json').end('{}')
        }),
      )
    const api = `${await behind('files')}/api`
    const site = portOf(await behind('site'))
    origin = await listen(createEditServer(resolve('.'), api, site))
  })

  test.each([
    ['forwards requests of the editor to the file server', 'same-origin', 200, ['files /api']],
    ['refuses requests of other pages in the same browser', 'cross-site', 409, []],
  ])('%s', async (_what, from, status, expected) => {
    const body = JSON.stringify({ action: 'getEntry', params: {} })
    const headers = { 'sec-fetch-site': from }
    const answer = await fetch(`${origin}/admin/api`, { method: 'POST', headers, body })
    expect([answer.status, asked]).toEqual([status, expected])
  })

  test('serves the site at all other addresses', async () => {
    await fetch(`${origin}/services/?a=b`)
    expect((await fetch(`${origin}/admin/nothing`)).status).toBe(404)
    expect(asked).toEqual(['site /services/?a=b'])
  })
})

test('forwards a request with its body, and returns the response', async () => {
  const behind = createServer((incoming, outgoing) => {
    void text(incoming).then((body) =>
      outgoing.writeHead(404, { 'x-path': incoming.url }).end(`${incoming.method} ${body}`),
    )
  })
  const origin = await front(await listen(behind))
  const answer = await fetch(`${origin}/a/?b=c`, { method: 'POST', body: 'words' })
  expect([answer.status, answer.headers.get('x-path')]).toEqual([404, '/a/?b=c'])
  expect(await answer.text()).toBe('POST words')
})

test('shows a page that reloads until the other server answers', async () => {
  const unused = createServer()
  const closed = await listen(unused)
  unused.close()
  const answer = await fetch(await front(closed))
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('http-equiv="refresh"')
})

test('forwards a connection in both directions', async () => {
  const behind = createServer().on('upgrade', (_incoming, socket) => {
    // Its first message arrives together with the response.
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\nwelcome',
    )
    socket.pipe(socket)
  })
  const headers = { Connection: 'Upgrade', Upgrade: 'echo' }
  const asked = request(await front(await listen(behind)), { headers }).end()
  const [answer, socket, head] = (await once(asked, 'upgrade')) as [
    { headers: object },
    Duplex,
    Buffer,
  ]
  expect(answer.headers).toMatchObject({ upgrade: 'echo' })
  expect(String(head.length > 0 ? head : await once(socket, 'data'))).toBe('welcome')
  socket.write('there and back')
  expect(String(await once(socket, 'data'))).toBe('there and back')
  socket.destroy()
})
