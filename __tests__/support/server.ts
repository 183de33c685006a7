import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const servers: Server[] = []

afterAll(() =>
  servers.forEach((server) => {
    server.close()
    server.closeAllConnections()
  }),
)

/** Starts a server at a free port, until the end of the tests; returns its origin. */
export async function listen(server: Server): Promise<string> {
  servers.push(server)
  if (!server.listening) await once(server.listen(0, 'localhost'), 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
