import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser'
import { formatArguments } from './format'
import { freePort } from './free-port'
import { jestOutcome, playwrightOutcome, single, type Outcome } from './outcome'
import { commandFile, runNode } from './run'

/** One part of `npm test` or `npm run test:full`. */
export interface Step {
  name: string
  title: string
  /** The step without which this one cannot tell anything. */
  needs?: string
  /** Takes so long that only `npm run test:full` runs it. */
  full?: true
  run: () => Promise<Outcome>
}

const results = 'test-results'

/** Runs a tool of a package, or a script of this project, as one check. */
const check = (args: () => string[]) => async (): Promise<Outcome> => single(await runNode(args()))

const script = (name: string): string[] => ['--import', 'tsx', join('scripts', name)]

/** Runs a test runner that writes a report, and counts what stands in it. */
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
    // It broke down before it could report.
    return single(false)
  }
}

const jest = (name: string, projects: readonly string[]) => () =>
  counting(
    `jest-${name}.json`,
    (report) => {
      const select = ['--selectProjects', ...projects]
      return runNode([commandFile('jest'), '--json', `--outputFile=${report}`, ...select])
    },
    jestOutcome,
  )

/** Those in a browser, chosen by their tags: the ones tagged "@full" take too long for every day. */
const browserTests =
  (report: string, ...select: readonly string[]) =>
  async () => {
    const playwright = commandFile('@playwright/test', 'playwright')
    const browser = await ensureBrowser()
    if (!browser) return single(false)
    const port = await freePort()
    return counting(
      report,
      (file) =>
        runNode([playwright, 'test', '--config', '__tests__/e2e', ...select], {
          CHROMIUM_PATH: browser,
          PREVIEW_PORT: String(port),
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        }),
      playwrightOutcome,
    )
  }

/** Everything that `npm test` and `npm run test:full` check, in its order. */
export const steps: readonly Step[] = [
  { name: 'content', title: 'Content', run: check(() => script('check-content.mts')) },
  {
    name: 'format',
    title: 'Format',
    run: check(() => [commandFile('prettier'), ...formatArguments]),
  },
  { name: 'lint', title: 'Lint', run: check(() => [commandFile('eslint'), '.']) },
  { name: 'unit', title: 'Unit and component tests', run: jest('unit', ['unit', 'components']) },
  {
    name: 'build',
    title: 'Build',
    run: check(() => [...script('gatsby.mts'), 'build']),
  },
  {
    // The types of the GraphQL results are made by the build.
    name: 'types',
    title: 'Types',
    needs: 'build',
    run: check(() => [commandFile('typescript', 'tsc'), '--noEmit']),
  },
  {
    name: 'built',
    title: 'Tests of the built site',
    needs: 'build',
    run: jest('built', ['build']),
  },
  {
    name: 'browser',
    title: 'Browser tests',
    needs: 'build',
    run: browserTests('playwright.json', '--grep-invert', '@full|@develop'),
  },
  {
    // Apart from the others: webpack would take the processor from tests that measure time.
    name: 'develop',
    title: 'Developing a site',
    needs: 'build',
    run: browserTests('playwright-develop.json', '--grep', '@develop'),
  },
  {
    name: 'browser-full',
    title: 'Browser tests of everything on every page',
    needs: 'build',
    full: true,
    run: browserTests('playwright-full.json', '--grep', '@full'),
  },
  {
    name: 'repeatable',
    title: 'Two builds give the same files',
    full: true,
    run: check(() => script('check-repeatable.mts')),
  },
  {
    name: 'killed',
    title: 'A build after one that was killed is like a first one',
    full: true,
    run: check(() => script('check-killed-builds.mts')),
  },
]
