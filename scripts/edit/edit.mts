import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { editorPath } from '../../plugins/content/node'
import { freePort } from '../free-port'
import { editorFolder, installEditor } from './bundle'
import { createEditServer } from './server'

/**
 * Edits the content in a browser: `npm run edit`. Starts the development server with the editor.
 */
const root = process.cwd()
const gatsby = createRequire(import.meta.url).resolve('gatsby/cli.js')
const port = process.env.PORT ?? '8000'

try {
  installEditor(root)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const children = new Set<ChildProcess>()
const start = (args: readonly string[], env: Record<string, string>): void => {
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  children.add(child)
  child.on('exit', (status) => {
    children.delete(child)
    stop(status ?? 0)
  })
}

/**
 * Waits for the other processes first: one that is still writing would write to the folder being
 * deleted.
 */
const stop = (status: number): void => {
  process.exitCode ||= status
  if (children.size === 0) process.exit()
  for (const child of children) child.kill()
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))

const filePort = String(await freePort())
start([join(editorFolder(root), 'node_modules/decap-server/dist/index.js')], {
  PORT: filePort,
  MODE: 'fs',
  GIT_REPO_DIRECTORY: root,
  BIND_HOST: '127.0.0.1',
  // Only the editor's own server may use it; its requests have no origin.
  ORIGIN: 'http://localhost',
  LOG_LEVEL: 'error',
})

const developPort = await freePort()
const server = createEditServer(root, `http://127.0.0.1:${filePort}/api/v1`, developPort)
server.on('error', ({ message }) => {
  console.error(`${message}. Another port: PORT=8001 npm run edit`)
  stop(1)
})
server.listen(Number(port), 'localhost', () => {
  // Not through a script in between: Gatsby stops its own processes on a signal.
  start([gatsby, 'develop', '--port', String(developPort)], { GATSBY_TELEMETRY_DISABLED: '1' })
  console.log(`The editor: http://localhost:${port}${editorPath}`)
})
