import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import type { APIRequestContext } from '@playwright/test'
import { freePort } from '../../support/free-port'
import { buildSite, makeSite, removeSite } from '../../built-site/small-site'
import type { FixtureSite } from '../../fixtures/content'

/** A site of its own for a test, with this project's code. */
export interface Variant {
  site: FixtureSite
  /** Changes its folder before it is served. */
  prepare?: (root: string) => void | Promise<void>
  /** What serves it at PORT, and a path that answers when it is ready. By default it is built first. */
  server?: { args: string[]; ready: string }
}

export interface OwnSite {
  /** Its folder. */
  root: string
  origin: string
  /** What its server has printed. */
  output: () => string
  close: () => Promise<void>
}

const minutes = 60_000

const preview = { args: ['--import', 'tsx', 'scripts/preview/preview.mts'], ready: '/' }

/** Resolves when the server answers; throws if it has ended or takes too long. */
async function waitFor(
  request: APIRequestContext,
  url: string,
  hasEnded: () => boolean,
  output: () => string,
): Promise<void> {
  const end = Date.now() + 10 * minutes
  for (;;) {
    const response = await request.get(url).catch(() => undefined)
    if (response?.ok()) return
    if (hasEnded() || Date.now() > end) throw new Error(output())
    await new Promise((done) => setTimeout(done, 100))
  }
}

/** Makes a site and serves it until it is closed. */
export async function serveSite(
  { site, prepare, server }: Variant,
  request: APIRequestContext,
): Promise<OwnSite> {
  const root = await makeSite(site)
  if (!server) {
    const build = await buildSite(root)
    if (!build.ok) throw new Error(build.output)
  }
  await prepare?.(root)
  const { args, ready } = server ?? preview
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const { NODE_ENV: _env, ...env } = process.env
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, PORT: String(port), CI: '1', GATSBY_TELEMETRY_DISABLED: '1' },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (printed += stripVTControlCharacters(text.toString())))
  }
  const output = () => printed
  const hasEnded = () => child.exitCode !== null
  const ended = new Promise((done) => child.on('close', done))
  await waitFor(request, origin + ready, hasEnded, output)
  const close = async (): Promise<void> => {
    if (hasEnded()) throw new Error(`The server has ended by itself:\n${printed}`)
    child.kill('SIGINT')
    await ended
    removeSite(root)
  }
  return { root, origin, output, close }
}
