import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '../browser'
import { makeSite, memoryOf, openFilesOf } from './site'

/**
 * Saves files while the development server runs, and waits after each save until a browser shows
 * it: `npx tsx scripts/growth/saves.mts 1000 500` for 1,000 articles and 500 saves. Prints how long
 * each kind of save takes, and the memory and open files of the server. Fails if a save is not
 * shown within a minute. Runs on Linux.
 */

const [articles = 1000, saves = 500] = process.argv.slice(2).map(Number)
const port = 8765
const origin = `http://localhost:${port}`
const patience = 60_000

const site = makeSite('saves', articles)
const git = (...args: string[]): void => {
  const identity = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org']
  const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: site })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.toString()}`)
}
const commit = (): void => {
  git('add', '--all')
  git('commit', '--quiet', '--allow-empty', '--message', 'Save')
}

const fileOf = (name: string): string => join(site, `data/articles/${name}.md`)
const addressOf = (name: string): string => `/articles/${name}/`
const read = (name: string): string => readFileSync(fileOf(name), 'utf8')
const setTitle = (name: string, title: string): void =>
  writeFileSync(fileOf(name), read(name).replace(/^title: .*$/m, `title: ${title}`))

git('init', '--quiet', '--initial-branch', 'main')
commit()
git('switch', '--quiet', '--create', 'other')
for (let number = 1; number <= 20; number += 1)
  setTitle(`evening-count-${number}`, `Count ${number} of the branch`)
commit()
git('switch', '--quiet', 'main')

// Not with CI set, where Gatsby runs the queries of all pages instead of those that are open.
const { CI: _, ...env } = process.env
const server = spawn('npm', ['run', 'develop', '--', '--port', String(port)], {
  cwd: site,
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: true,
})
let printed = ''
server.stdout.on('data', (text: Buffer) => (printed += text.toString()))
const pid = server.pid ?? 0
const stop = (): void => {
  process.kill(-pid, 'SIGINT')
}
process.on('exit', stop)

async function until(holds: () => boolean | Promise<boolean>, limit = patience): Promise<void> {
  const end = performance.now() + limit
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`not shown after ${limit / 1000} s`)
    await wait(50)
  }
}

const answers = async (path: string): Promise<boolean> =>
  fetch(origin + path).then(
    ({ ok }) => ok,
    () => false,
  )

const start = performance.now()
await until(() => answers('/'), 20 * 60_000)
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
const page = await browser.newPage()
page.setDefaultTimeout(patience)
await page.goto(origin + addressOf('evening-count-1'), { timeout: 5 * 60_000 })
await page.locator('h1').waitFor()
console.log(`The first page was shown after ${Math.round((performance.now() - start) / 1000)} s.`)

/** The server reloads a page that was broken, also while another is being opened. */
async function show(path: string): Promise<void> {
  const visit = () => page.goto(origin + path)
  await visit().catch(visit)
}

const heading = (text: string) => page.locator('h1', { hasText: text }).waitFor()
const hasData = (name: string): Promise<boolean> =>
  answers(`/page-data${addressOf(name)}page-data.json`)
/** Opens an article that may not be there yet, as an editor tries again. */
async function open(name: string, title: string): Promise<void> {
  await until(() => hasData(name))
  await show(addressOf(name))
  await heading(title)
}

/** What an editor saves, and what shows that it has arrived. The page of `shown` is open. */
const shown = 'evening-count-10'
const kinds: Record<string, (number: number) => Promise<unknown>> = {
  text(number) {
    appendFileSync(fileOf(shown), `\nSentence ${number} was added.\n`)
    return page.getByText(`Sentence ${number} was added.`).waitFor()
  },
  title(number) {
    setTitle(shown, `Title ${number} of the count`)
    return heading(`Title ${number} of the count`)
  },
  async 'five saves at once'(number) {
    for (const part of [1, 2, 3, 4, 5]) {
      setTitle(shown, `Title ${number}.${part} of the count`)
      await wait(20)
    }
    await heading(`Title ${number}.5 of the count`)
  },
  label(number) {
    const labels = { skipToContent: `Skip ${number}` }
    writeFileSync(join(site, 'data/ui-text.json'), JSON.stringify(labels))
    return page.getByText(`Skip ${number}`).waitFor({ state: 'attached' })
  },
  async picture(number) {
    const picture = page.locator('article img, main figure img').first()
    const before = await picture.getAttribute('src')
    const background = { r: number % 256, g: 120, b: 160 }
    const file = join(site, `data/articles/${shown}/count.png`)
    const image = sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    writeFileSync(file, await image.png().toBuffer())
    await until(async () => (await picture.getAttribute('src')) !== before)
  },
  async 'broken and repaired'(number) {
    const valid = read(shown)
    const issues = page.locator('content-issues')
    writeFileSync(fileOf(shown), valid.replace('date: ', 'date '))
    await issues.getByText(`${shown}.md`).first().waitFor()
    writeFileSync(fileOf(shown), `${valid}\nSentence ${number} repaired it.\n`)
    await page.getByText(`Sentence ${number} repaired it.`).waitFor()
    await issues.waitFor({ state: 'hidden' })
  },
  async 'new file'(number) {
    const name = `new-count-${number}`
    // The picture is in the folder of the other article.
    const text = read(shown).replace(/^!\[.*\n/m, '')
    writeFileSync(fileOf(name), text.replace(/^title: .*$/m, `title: New count ${number}`))
    await open(name, `New count ${number}`)
  },
  async 'renamed and deleted'(number) {
    const [from, to] = [`evening-count-${articles - number}`, `late-count-${number}`]
    renameSync(fileOf(from), fileOf(to))
    await open(to, 'Evening count')
    await until(async () => !(await hasData(from)))
    rmSync(fileOf(to))
    await until(async () => !(await hasData(to)))
  },
  async 'git switch to and fro'() {
    commit()
    await show(addressOf('evening-count-2'))
    await heading('Evening count 2')
    git('switch', '--quiet', 'other')
    await heading('Count 2 of the branch')
    git('switch', '--quiet', 'main')
    await heading('Evening count 2')
  },
}
/** Saves of texts come more often than the others. */
const turn = ['text', 'text', 'title', 'text', 'five saves at once', 'text', 'broken and repaired']
const rest = Object.keys(kinds).filter((kind) => !turn.includes(kind))

const times = new Map<string, number[]>()
let lost = 0
for (let number = 1; number <= saves; number += 1) {
  const kind =
    number % 2 === 0
      ? (rest[(number / 2) % rest.length] ?? 'text')
      : (turn[((number - 1) / 2) % turn.length] ?? 'text')
  if (!page.url().endsWith(addressOf(shown))) {
    await show(addressOf(shown))
    await page.locator('h1').waitFor()
  }
  const before = performance.now()
  try {
    await kinds[kind]?.(number)
    times.set(kind, [...(times.get(kind) ?? []), (performance.now() - before) / 1000])
  } catch (error) {
    lost += 1
    console.log(`Save ${number} (${kind}): ${error instanceof Error ? error.message : 'lost'}`)
    console.log(printed.slice(-2000))
    await show(addressOf(shown))
  }
  if (number % 50 === 0)
    console.log(
      `After ${number} saves: ${Math.round(await memoryOf(pid))} MB, ${await openFilesOf(pid)} open files.`,
    )
}

console.log('| save | times | median s | longest s |\n| --- | --- | --- | --- |')
for (const [kind, all] of times) {
  const sorted = all.toSorted((a, b) => a - b)
  const [median = 0, longest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  console.log(`| ${kind} | ${all.length} | ${median.toFixed(1)} | ${longest.toFixed(1)} |`)
}
console.log(`${lost} of ${saves} saves were not shown.`)
await browser.close()
process.exit(lost > 0 ? 1 : 0)
