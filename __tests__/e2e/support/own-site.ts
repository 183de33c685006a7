import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'
import { expect, type APIRequestContext } from '@playwright/test'
import { freePort } from '../../support/free-port'
import { buildSite, makeSite, removeSite } from '../../built-site/small-site'
import type { FixtureSite } from '../../fixtures/content'

/** A site of its own for a test, with this project's code. */
export interface Variant {
  site: FixtureSite
  /** Changes its folder before it is served. */
  prepare?: (root: string) => void | Promise<void>
  /** The arguments of Node that serve it at PORT. By default it is built, and the preview serves it. */
  server?: string[]
}

export interface OwnSite {
  /** Its folder. */
  root: string
  origin: string
  /** What its server has printed. */
  output: () => string
  close: () => Promise<void>
}

/** Makes a site and serves it until it is closed. */
export async function serveSite(
  { site, prepare, server }: Variant,
  request: APIRequestContext,
): Promise<OwnSite> {
  const root = await makeSite(site)
  if (!server) await buildSite(root)
  await prepare?.(root)
  const args = server ?? ['--import', 'tsx', 'scripts/preview/preview.mts']
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
  let isClosing = false
  const ended = once(child, 'close').then(() => {
    if (!isClosing) throw new Error(`The server has ended by itself:\n${printed}`)
  })
  const hasAnswered = async () => expect(await request.get(origin)).toBeOK()
  await Promise.race([expect(hasAnswered).toPass({ timeout: 10 * 60_000 }), ended])
  const close = async (): Promise<void> => {
    isClosing = true
    child.kill('SIGINT')
    await ended
    removeSite(root)
  }
  return { root, origin, output: () => printed, close }
}
