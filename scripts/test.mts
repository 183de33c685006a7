import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'

const total = { passed: 0, failed: 0 }

/** Runs an npm script and prints its output. Counts the tests of its report, otherwise one check. */
async function step(script: string, report = ''): Promise<boolean> {
  rmSync(report, { force: true })
  const start = performance.now()
  // In a shell, because npm is a script of its own on Windows.
  const run = spawn(`npm run ${script} 2>&1`, { shell: true })
  const closed = once(run, 'close')
  const printed = await text(run.stdout)
  await closed
  const ok = run.exitCode === 0
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${printed}\n${ok ? 'ok' : 'FAILED'} after ${seconds} s: ${script}`)
  const counts = existsSync(report) ? readFileSync(report, 'utf8') : ''
  const sum = (names: string) =>
    [...counts.matchAll(RegExp(`"(?:${names})": ?(\\d+)`, 'g'))].reduce(
      (all, [, n]) => all + Number(n),
      0,
    )
  total.passed += report ? sum('numPassedTests|expected') : Number(ok)
  total.failed += sum('numFailedTests|numRuntimeErrorTestSuites|unexpected|flaky') || Number(!ok)
  return ok
}

const jest = (script: string, report: string, options = '') =>
  step(`${script} -- --json --outputFile=${report} ${options}`, report)

const playwright = (script: string, report: string) => {
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report
  return step(script, report)
}

/** Projects of `__tests__/e2e/playwright.config.ts`. */
const browser = (report: string, ...projects: string[]) => {
  const options = projects.map((name) => `--project "${name}"`).join(' ')
  return playwright(`test:e2e -- ${options}`, report)
}

// Jest writes its reports there and does not create the folder.
mkdirSync('test-results', { recursive: true })

/** Runs every check: `npm test`; `npm test -- --full` adds those that take long. */
const isFull = process.argv.includes('--full')
if (isFull) process.env.TEST_SITES = 'all'
const early = [step('content:check'), step('format'), jest('test:unit', 'test-results/unit.json')]
if (await step('build')) {
  // Builds the test site, which Playwright serves.
  await Promise.all([
    ...early,
    step('lint'),
    jest('test:built', 'test-results/built.json', '--maxWorkers=100%'),
  ])
  // On two cores, browsers beside other checks are so slow that tests exceed their time.
  await browser('test-results/browser.json', 'behaviour*', 'shipped')
  if (isFull) {
    await browser(
      'test-results/browser-full.json',
      'nightly',
      'right-to-left',
      'develop',
      'variants',
    )
    await playwright('test:engines', 'test-results/engines.json')
  }
}
await Promise.all(early)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
