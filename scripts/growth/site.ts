import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { writeArticles } from './articles'

const root = resolve('test-results/growth')

/** What one run of a command takes. */
export interface Figures {
  /** From start to end, in seconds. */
  wall: number
  /** Processor time of all its processes, in seconds. */
  cpu: number
  /** The most memory that its processes had at one moment, in MB. */
  peak: number
}

/** Seconds of the form "1m2.5s". */
const seconds = (time: string): number => {
  const [minutes = 0, rest = 0] = time.replace('s', '').split('m').map(Number)
  return minutes * 60 + rest
}

/** The processes that a process has started, and itself. */
async function processesOf(pid: number): Promise<{ pid: number; memory: number }[]> {
  const list = spawn('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const rows = (await text(list.stdout))
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/ +/).map(Number))
  const pids = new Set([pid])
  let size = 0
  while (size < pids.size) {
    size = pids.size
    for (const [child = 0, parent = 0] of rows) if (pids.has(parent)) pids.add(child)
  }
  return rows
    .filter(([child = 0]) => pids.has(child))
    .map(([child = 0, , kilobytes = 0]) => ({ pid: child, memory: kilobytes / 1024 }))
}

/** The memory of a process and all those that it has started, in MB. */
export const memoryOf = async (pid: number): Promise<number> =>
  (await processesOf(pid)).reduce((sum, { memory }) => sum + memory, 0)

/** How many files, sockets and watchers a process and those that it has started hold open. Linux only. */
export const openFilesOf = async (pid: number): Promise<number> =>
  (await processesOf(pid))
    .map(({ pid: each }) => `/proc/${each}/fd`)
    .filter((folder) => existsSync(folder))
    .reduce((sum, folder) => sum + readdirSync(folder).length, 0)

/** Runs a command in a folder. `times` of the shell says what its processes have taken. */
export async function run(command: string, cwd: string): Promise<Figures> {
  const start = performance.now()
  const shell = spawn('sh', ['-c', `${command} >growth.log 2>&1; echo $?; times`], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(shell, 'close')
  let peak = 0
  const timer = setInterval(() => {
    if (shell.pid === undefined) return
    void memoryOf(shell.pid).then((memory) => {
      peak = Math.max(peak, memory)
    })
  }, 500)
  const [status, , children = ''] = (await text(shell.stdout)).trim().split('\n')
  await closed
  clearInterval(timer)
  if (status !== '0') throw new Error(readFileSync(join(cwd, 'growth.log'), 'utf8').slice(-4000))
  const cpu = children.split(' ').reduce((sum, time) => sum + seconds(time), 0)
  return { wall: (performance.now() - start) / 1000, cpu, peak }
}

/** The paths of all files in a folder; none if there is no such folder. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((path) => join(folder, path))
        .filter((path) => statSync(path).isFile())
    : []

/** The size of a folder in MB, and the number of its files. */
export function sizeOf(folder: string): [megabytes: number, files: number] {
  const files = filesIn(folder)
  return [files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6, files.length]
}

/** What is not part of the site, or made by a build. */
const left = ['.git', '.cache', 'public', 'node_modules', 'test-results', '__tests__']

/**
 * Copies the site to a folder of test-results/growth/, with so many more articles.
 * @returns the path of the copy
 */
export function makeSite(name: string, count: number): string {
  const site = join(root, name)
  rmSync(site, { recursive: true, force: true })
  mkdirSync(site, { recursive: true })
  for (const name of readdirSync('.'))
    if (!left.includes(name)) cpSync(name, join(site, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'), 'junction')
  const data = join(site, 'data')
  const folders = ['', 'bn'].filter((folder) => existsSync(join(data, folder, 'articles/tags')))
  const picture = join(data, 'articles/parallel-run-with-paper/evening.png')
  writeArticles(data, count, picture, folders)
  return site
}
