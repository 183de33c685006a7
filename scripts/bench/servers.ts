import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '../checks/free-port'

/** A folder that is being served. */
export interface Served {
  origin: string
  stop: () => void
}

const ready = (child: ChildProcess, folder: string): Promise<void> =>
  new Promise((done, fail) => {
    child.once('message', () => done())
    child.once('exit', () => fail(new Error(`${folder} could not be served`)))
  })

/** Serves a folder as `npm run preview` does, in another process than the measurements. */
export async function serve(folder: string): Promise<Served> {
  const port = await freePort()
  const child = fork(fileURLToPath(new URL('serve.mts', import.meta.url)), [folder, String(port)], {
    execArgv: ['--import', 'tsx'],
  })
  await ready(child, folder)
  return { origin: `http://localhost:${port}`, stop: () => child.kill() }
}
