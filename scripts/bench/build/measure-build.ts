import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { cpuOfChildren, memoryOfTree } from './process-tree'

/** What one build took. */
export interface BuildCost {
  /** Wall clock, in seconds. */
  seconds: number
  /** Processor time of all its processes, in seconds: steadier than the clock on a busy machine. */
  cpuSeconds?: number
  /** The most memory that its processes held together, in bytes. */
  peakMemory?: number
  /** How many pages were rendered to HTML; the others were left as they were. */
  rendered: number
  /** Gatsby's own activities that took a second or more, in seconds. */
  activities: Record<string, number>
}

const sampleEvery = 250

/** "success Building static HTML for pages - 12.345s - 10/10 1.2/s" */
const activityLine = /^success (.+?) - ([\d.]+)s(?: - (\d+)\/\d+)?/gm

function readOutput(output: string): Pick<BuildCost, 'rendered' | 'activities'> {
  const lines = [...output.matchAll(activityLine)]
  const html = lines.find(([, name]) => name === 'Building static HTML for pages')
  return {
    rendered: Number(html?.[3] ?? 0),
    activities: Object.fromEntries(
      lines.flatMap(([, name = '', seconds]) =>
        Number(seconds) < 1 ? [] : [[name, Number(seconds)]],
      ),
    ),
  }
}

/**
 * Runs `gatsby build` in a folder, as Netlify does to publish.
 * @param signal stops it
 * @throws with what it printed, when it fails or is stopped; no process of it is left then
 */
export function measureBuild(root: string, signal: AbortSignal): Promise<BuildCost> {
  const { NODE_ENV: _env, ...env } = process.env
  const cpuBefore = cpuOfChildren()
  const start = performance.now()
  return new Promise((done, fail) => {
    let output = ''
    let peakMemory: number | undefined
    const build = spawn(process.execPath, [resolve('node_modules/gatsby/cli.js'), 'build'], {
      cwd: root,
      env: { ...env, GATSBY_TELEMETRY_DISABLED: '1', CI: '1', CONTEXT: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      killSignal: 'SIGKILL',
    })
    const sampler = setInterval(() => {
      const memory = memoryOfTree(build.pid ?? -1)
      if (memory !== undefined) peakMemory = Math.max(peakMemory ?? 0, memory)
    }, sampleEvery)
    build.stdout.on('data', (text: Buffer) => (output += text.toString()))
    build.stderr.on('data', (text: Buffer) => (output += text.toString()))
    // One that could not start, or was stopped, is closed all the same.
    build.on('error', (error) => (output += error.message))
    build.on('close', (code, killedBy) => {
      clearInterval(sampler)
      if (code !== 0) {
        fail(
          new Error(`The build in ${root} failed (${killedBy ?? code}):\n${output.slice(-8000)}`),
        )
        return
      }
      const cpuAfter = cpuOfChildren()
      done({
        seconds: (performance.now() - start) / 1000,
        cpuSeconds: cpuAfter === undefined ? undefined : cpuAfter - (cpuBefore ?? 0),
        peakMemory,
        ...readOutput(output),
      })
    })
  })
}
