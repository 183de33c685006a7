import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, type APIRequestContext } from '@playwright/test'
import { formatData } from '../../../plugins/content-commands/format-data'
import { site as description } from '../../../src/site'
import { freePort } from '../../support/free-port'
import { buildSite, makeSite } from '../../built-site/small-site'
import { set } from '../../fixtures/changes'
import { fixtureSite, type FixtureSite } from '../../fixtures/content'

/** A site of its own for a test, with this project's code. */
export interface Variant {
  site: FixtureSite
  /** Changes its folder before it is served. */
  prepare?: (root: string) => Promise<unknown>
  /** The arguments of Node that serve it at PORT. By default it is built, and the preview serves it. */
  server?: string[]
}

// The editor is in the language of the site.
const englishSite = fixtureSite()
set('site.json', '/language', 'en')(englishSite)
set('site.json', '/locale', 'en-IE')(englishSite)

/**
 * A small site with the development server and the editor, as `npm run edit` starts them. The tests
 * of both share it, because starting it takes half a minute.
 */
export const editedSite: Variant = {
  site: englishSite,
  prepare: (root) => formatData(['--write'], root, description),
  server: ['--import', 'tsx', 'plugins/editor/commands/edit.mts'],
}

export type ServedSite = Awaited<ReturnType<typeof serveSite>>

/** Makes a site and serves it until it is closed; returns its folder and what its server prints. */
export async function serveSite({ site, prepare, server }: Variant, request: APIRequestContext) {
  const root = await makeSite(site, mkdtempSync(join(tmpdir(), 'small-site-')))
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
    rmSync(root, { recursive: true, force: true })
  }
  return { root, origin, output: () => printed, close }
}
