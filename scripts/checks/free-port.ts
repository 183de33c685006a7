import { createServer, type AddressInfo } from 'node:net'

/** A port of this machine that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer()
      .once('error', fail)
      .listen(0, () => {
        const { port } = probe.address() as AddressInfo
        probe.close(() => done(port))
      })
  })
