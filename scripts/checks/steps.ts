import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser'
import { formatArguments } from './format'
import { freePort } from './free-port'
import { jestOutcome, playwrightOutcome, single, type Outcome } from './outcome'
import { commandFile, results, runNode, type Output } from './run'

/** One part of `npm test` or `npm run test:full`. */
export interface Step {
  name: string
  title: string
  /** The step that must pass before this one. */
  needs?: string
  /** Whether only `npm run test:full` runs it, because it takes long. */
  full?: true
  /** Whether it measures time, so that no other step may run at the same time. */
  isAlone?: true
  run: (output: Output) => Promise<Outcome>
}

/** Runs a tool of a package, or a script of this project, as a single check. */
const check =
  (args: () => string[]) =>
  async (output: Output): Promise<Outcome> =>
    single(await runNode(args(), {}, output))

const script = (path: string): string[] => ['--import', 'tsx', path]

/** Runs a test runner that writes a report, and counts its tests. */
const counting = async (
  file: string,
  start: (report: string) => Promise<boolean>,
  count: (report: string, ok: boolean) => Outcome,
): Promise<Outcome> => {
  const report = join(results, file)
  mkdirSync(results, { recursive: true })
  rmSync(report, { force: true })
  const ok = await start(report)
  try {
    return count(readFileSync(report, 'utf8'), ok)
  } catch {
    // It ended before it wrote a report.
    return single(false)
  }
}

const jestTests =
  (name: string, ...projects: readonly string[]) =>
  (output: Output) =>
    counting(
      `jest-${name}.json`,
      (report) => {
        const select = ['--selectProjects', ...projects]
        const args = [
          ...nodeOptions,
          commandFile('jest'),
          '--json',
          `--outputFile=${report}`,
          ...select,
        ]
        return runNode(args, {}, output)
      },
      jestOutcome,
    )

/** Browser tests, selected by their tags: those tagged "@full" take too long for `npm test`. */
const browserTests =
  (report: string, ...select: readonly string[]) =>
  async (output: Output) => {
    const playwright = commandFile('@playwright/test', 'playwright')
    const browser = await ensureBrowser()
    if (!browser) return single(false)
    const port = await freePort()
    return counting(
      report,
      (file) =>
        runNode(
          [playwright, 'test', '--config', '__tests__/e2e', ...select],
          {
            CHROMIUM_PATH: browser,
            PREVIEW_PORT: String(port),
            PLAYWRIGHT_JSON_OUTPUT_FILE: file,
          },
          output,
        ),
      playwrightOutcome,
    )
  }

/** With TypeScript's own cache, which knows the dependencies of each file. */
const typeCheckArguments = [
  ...['--noEmit', '--incremental'],
  ...['--tsBuildInfoFile', 'node_modules/.cache/typescript/checked.tsbuildinfo'],
]

/**
 * More memory for short-lived objects: without it, garbage collection takes an eighth of the time of
 * tests and a sixth of that of typed lint rules.
 */
const nodeOptions = ['--max-semi-space-size=64']

/** All checks of `npm test` and `npm run test:full`; `runSteps` decides when each one runs. */
export const steps: readonly Step[] = [
  {
    name: 'build',
    title: 'Build',
    run: check(() => [...script('scripts/gatsby.mts'), 'build']),
  },
  // Early, because it waits for webpack and for pages, during which other steps can run.
  {
    name: 'develop',
    title: 'Developing a site',
    needs: 'build',
    run: browserTests('playwright-develop.json', '--grep', '@develop'),
  },
  // It takes as long as content, format and types together, so they run next to it.
  {
    name: 'lint',
    title: 'Lint',
    needs: 'build',
    run: check(() => [...nodeOptions, commandFile('eslint'), '.']),
  },
  {
    name: 'content',
    title: 'Content',
    run: check(() => script('scripts/checks/check-content.mts')),
  },
  {
    name: 'format',
    title: 'Format',
    run: check(() => [commandFile('prettier'), ...formatArguments]),
  },
  { name: 'unit', title: 'Unit and component tests', run: jestTests('unit', 'unit', 'components') },
  {
    name: 'small-site',
    title: 'Tests of a small site with other content',
    run: jestTests('small-site', 'small-site'),
  },
  {
    // The build generates the types of the GraphQL results.
    name: 'types',
    title: 'Types',
    needs: 'build',
    run: check(() => [commandFile('typescript', 'tsc'), ...typeCheckArguments]),
  },
  {
    name: 'built',
    title: 'Tests of the built site',
    needs: 'build',
    run: jestTests('built', 'build'),
  },
  {
    name: 'browser',
    title: 'Browser tests',
    needs: 'build',
    isAlone: true,
    run: browserTests('playwright.json', '--grep-invert', '@full|@develop'),
  },
  {
    name: 'browser-full',
    title: 'Browser tests of every page',
    needs: 'build',
    isAlone: true,
    full: true,
    run: browserTests('playwright-full.json', '--grep', '@full'),
  },
  {
    name: 'killed',
    title: 'Builds after a killed build',
    full: true,
    isAlone: true,
    run: jestTests('killed', 'small-site-full'),
  },
]
