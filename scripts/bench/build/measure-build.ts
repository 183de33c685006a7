import { execFileSync, spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** What a build took. */
export interface BuildCost {
  seconds: number
  /** Pages rendered to HTML; the others were kept from the build before. */
  rendered: number
  /** The most memory that all its processes had together, in bytes. */
  peakMemory: number
}

/** How often memory is read, in ms. */
const interval = 250

/** The resident memory of a process group, in bytes. */
const memoryOf = (group: number): number =>
  execFileSync('ps', ['-eo', 'pgid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .reduce((sum, [pgid, kilobytes = 0]) => (pgid === group ? sum + kilobytes * 1024 : sum), 0)

/**
 * Runs `gatsby build` in a folder.
 * @throws with the end of its output if it fails
 */
export function measureBuild(root: string): Promise<BuildCost> {
  const { NODE_ENV: _env, ...env } = process.env
  const start = performance.now()
  return new Promise((done, fail) => {
    const build = spawn(process.execPath, [resolve('node_modules/gatsby/cli.js'), 'build'], {
      cwd: root,
      env: { ...env, GATSBY_TELEMETRY_DISABLED: '1', CI: '1' },
      // A process group of its own, whose memory can be added up.
      detached: true,
    })
    const group = build.pid
    if (group === undefined) {
      fail(new Error('Gatsby could not be started'))
      return
    }
    let output = ''
    let peakMemory = 0
    const sampler = setInterval(
      () => (peakMemory = Math.max(peakMemory, memoryOf(group))),
      interval,
    )
    const stop = (): boolean => process.kill(-group)
    process.once('exit', stop)
    const read = (text: Buffer): void => void (output += text.toString())
    build.stdout.on('data', read)
    build.stderr.on('data', read)
    build.on('close', (code) => {
      clearInterval(sampler)
      process.off('exit', stop)
      if (code !== 0) {
        fail(new Error(`The build failed:\n${output.slice(-8000)}`))
        return
      }
      const [, rendered] = /Building static HTML for pages - [\d.]+s - (\d+)\//.exec(output) ?? []
      done({
        seconds: (performance.now() - start) / 1000,
        rendered: Number(rendered ?? 0),
        peakMemory,
      })
    })
  })
}
