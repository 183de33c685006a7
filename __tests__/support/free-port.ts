import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}
