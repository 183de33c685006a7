import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { writeArticles } from './articles'

/**
 * Measures how builds of the site grow with its articles: `npx tsx scripts/growth/measure.mts 200
 * 1000 4000`. For each number, a copy of the site with so many more articles is built in
 * test-results/growth/. Runs on Linux and macOS, and takes hours for thousands of articles.
 */

const root = resolve('test-results/growth')

/** What one run of a command takes. */
interface Figures {
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

/** The memory of a process and all those that it has started, in MB. */
async function memoryOf(pid: number): Promise<number> {
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
  return rows.reduce((sum, [child = 0, , rss = 0]) => sum + (pids.has(child) ? rss / 1024 : 0), 0)
}

/** Runs a command in a folder. `times` of the shell says what its processes have taken. */
async function run(command: string, cwd: string): Promise<Figures> {
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

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())

/** What is not part of the site, or made by a build. */
const left = ['.git', '.cache', 'public', 'node_modules', 'test-results', '__tests__']

function makeSite(count: number): string {
  const site = join(root, String(count))
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

const print = (...cells: (string | number)[]): void =>
  console.log(
    `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell)).join(' | ')} |`,
  )

const counts = process.argv.slice(2).map(Number)
print('articles', 'run', 'wall s', 'cpu s', 'peak MB', 'public MB', 'files')
print(...Array.from({ length: 7 }, () => '---'))
for (const count of counts) {
  const site = makeSite(count)
  const measure = async (name: string, command: string): Promise<void> => {
    const { wall, cpu, peak } = await run(command, site)
    const built = join(site, 'public')
    const files = existsSync(built) ? filesIn(built) : []
    const size = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6
    print(String(count), name, wall, cpu, peak, size, String(files.length))
  }
  const build = 'npm run build'
  await measure('content:check', 'npm run content:check')
  await measure('first build, with pictures', build)
  // The encoded pictures are in public/static/, where the next build finds them.
  rmSync(join(site, '.cache'), { recursive: true })
  await measure('cold build', build)
  const article = join(site, 'data/articles/evening-count-1.md')
  appendFileSync(article, '\nA sentence that an editor has added.\n')
  await measure('one article changed', build)
  writeFileSync(join(site, 'data/ui-text.json'), JSON.stringify({ bookCall: 'Book the call' }))
  await measure('one label changed', build)
  const component = join(site, 'src/components/Button.tsx')
  appendFileSync(component, '\n/** Changed. */\nexport const changed = true\n')
  await measure('one component changed', build)
}
