import { spawn } from 'node:child_process'
import { freePort } from '../../../scripts/free-port'
import { buildSite, makeSite, removeSite } from '../../built-site/small-site'
import type { FixtureSite } from '../../fixtures/content'

/** A site that is built and served for one test file. */
export interface OwnSite {
  /** Its folder. */
  root: string
  origin: string
  close: () => void
}

/**
 * Builds a site with this project's code, and serves it like the preview.
 * @param afterBuild changes its folder between the two steps
 */
export async function serveSite(
  site: FixtureSite,
  afterBuild?: (root: string) => Promise<void>,
): Promise<OwnSite> {
  const root = await makeSite(site)
  const { ok, output } = await buildSite(root)
  if (!ok) throw new Error(output)
  await afterBuild?.(root)
  const port = await freePort()
  const preview = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview/preview.mts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
  })
  await new Promise((done) => preview.stdout.on('data', done))
  const close = (): void => {
    preview.kill()
    removeSite(root)
  }
  return { root, origin: `http://localhost:${port}`, close }
}
