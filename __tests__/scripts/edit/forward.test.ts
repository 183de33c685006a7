import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { forwardTo } from '../../../scripts/edit/server'

const servers: Server[] = []
const connections: Duplex[] = []

const listen = async (server: Server): Promise<number> => {
  servers.push(server.listen(0, 'localhost'))
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A server that forwards everything to the one at this port. */
const front = (port: number): Promise<number> => {
  const site = forwardTo(port)
  return listen(createServer(site.request).on('upgrade', site.upgrade))
}

afterEach(() => {
  connections.splice(0).forEach((connection) => connection.destroy())
  servers.splice(0).forEach((server) => server.close())
})

test('forwards a request with its body, and returns the response', async () => {
  const behind = createServer((incoming, outgoing) => {
    void text(incoming).then((body) =>
      outgoing.writeHead(404, { 'x-path': incoming.url }).end(`${incoming.method} ${body}`),
    )
  })
  const port = await front(await listen(behind))
  const answer = await fetch(`http://localhost:${port}/a/?b=c`, { method: 'POST', body: 'words' })
  expect([answer.status, answer.headers.get('x-path')]).toEqual([404, '/a/?b=c'])
  expect(await answer.text()).toBe('POST words')
})

test('shows a page that reloads until the other server answers', async () => {
  const unused = createServer()
  const closed = await listen(unused)
  unused.close()
  const answer = await fetch(`http://localhost:${await front(closed)}/`)
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
  const port = await front(await listen(behind))
  const asked = request({
    host: 'localhost',
    port,
    headers: { Connection: 'Upgrade', Upgrade: 'echo' },
  }).end()
  const [answer, socket, head] = (await once(asked, 'upgrade')) as [
    { headers: object },
    Duplex,
    Buffer,
  ]
  connections.push(socket)
  expect(answer.headers).toMatchObject({ upgrade: 'echo' })
  expect(String(head.length > 0 ? head : await once(socket, 'data'))).toBe('welcome')
  socket.write('there and back')
  expect(String(await once(socket, 'data'))).toBe('there and back')
})
