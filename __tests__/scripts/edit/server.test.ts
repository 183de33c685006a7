import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createEditServer } from '../../../scripts/edit/server'

const servers: Server[] = []

const listen = async (server: Server): Promise<number> => {
  servers.push(server.listen(0, 'localhost'))
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const asked: string[] = []
let origin = ''

beforeAll(async () => {
  const behind = (name: string) =>
    createServer(({ url }, response) => {
      asked.push(`${name} ${url}`)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  const files = await listen(behind('files'))
  const site = await listen(behind('site'))
  const editor = createEditServer(resolve('.'), `http://localhost:${files}/api`, site)
  origin = `http://localhost:${await listen(editor)}`
})

beforeEach(() => asked.splice(0))
afterAll(() => servers.forEach((server) => server.close()))

const post = (headers: Record<string, string>): Promise<Response> =>
  fetch(`${origin}/admin/api`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ action: 'getEntry', params: {} }),
  })

test('forwards requests of the editor to the file server', async () => {
  expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect(asked).toEqual(['files /api'])
})

test('refuses requests of other pages in the same browser', async () => {
  const answer = await post({ 'sec-fetch-site': 'cross-site' })
  expect(answer.status).toBe(409)
  expect(asked).toEqual([])
})

test('serves the site at all other addresses', async () => {
  await fetch(`${origin}/services/?a=b`)
  expect((await fetch(`${origin}/admin/nothing`)).status).toBe(404)
  expect(asked).toEqual(['site /services/?a=b'])
})
