import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { editorPath } from '../src/gatsby/node/forward-editor'
import { freePort } from './checks/free-port'
import { createEditServer } from './edit/server'

/** Edits the content in a browser: `npm run edit`. Starts the develop server with the editor in it. */
const root = process.cwd()
const own = join(root, 'scripts/edit')
const installed = join(own, 'node_modules/.package-lock.json')
const gatsby = createRequire(import.meta.url).resolve('gatsby/cli.js')
const developPort = process.env.PORT ?? '8000'

const isInstalled = (): boolean =>
  existsSync(installed) &&
  (['decap-cms', 'decap-server'] as const).every((name) => {
    const read = (file: string): { packages: Record<string, { version: string } | undefined> } =>
      JSON.parse(readFileSync(file, 'utf8')) as never
    const path = `node_modules/${name}`
    const wanted = read(join(own, 'package-lock.json')).packages[path]?.version
    return read(installed).packages[path]?.version === wanted
  })

if (!isInstalled()) {
  console.log('Installing the editor (once) ...')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: own,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(1)
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

/** Ends when the others have: one that is still writing would write into what is left. */
const stop = (status: number): void => {
  process.exitCode ||= status
  if (children.size === 0) process.exit()
  for (const child of children) child.kill()
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))

const filePort = String(await freePort())
start([join(own, 'node_modules/decap-server/dist/index.js')], {
  PORT: filePort,
  MODE: 'fs',
  GIT_REPO_DIRECTORY: root,
  BIND_HOST: '127.0.0.1',
  // Only the editor's own server may use it, which sends no origin.
  ORIGIN: 'http://localhost',
  LOG_LEVEL: 'error',
})

const server = createEditServer(root, `http://127.0.0.1:${filePort}/api/v1`)
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  // Not by a script between them: Gatsby stops its own processes when it is told to.
  start([gatsby, 'develop', '--port', developPort], {
    EDITOR_PORT: String(port),
    GATSBY_TELEMETRY_DISABLED: '1',
  })
  console.log(`The editor: http://localhost:${developPort}${editorPath} (once the site is ready)`)
})
