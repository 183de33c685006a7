import { createServer, type AddressInfo } from 'node:net'

/** A free port of this machine. */
export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer()
      .once('error', fail)
      .listen(0, () => {
        const { port } = probe.address() as AddressInfo
        probe.close(() => done(port))
      })
  })
