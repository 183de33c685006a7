/** How many tests (or single checks) of a step passed and failed. */
export interface Outcome {
  passed: number
  failed: number
}

/** The outcome of a step with a single check. */
export const single = (ok: boolean): Outcome => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/** A test runner that ran no tests, or failed without a failed test, counts as failed. */
const counted = (passed: number, failed: number, ok: boolean): Outcome => {
  const silent = failed === 0 && (!ok || passed === 0)
  return { passed, failed: silent ? 1 : failed }
}

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

/** The counts in jest's --json report; a file that cannot be run counts as a failure. */
export function jestOutcome(report: string, ok: boolean): Outcome {
  const counts = JSON.parse(report) as JestReport
  return counted(
    counts.numPassedTests,
    counts.numFailedTests + counts.numRuntimeErrorTestSuites,
    ok,
  )
}

/** The counts in the report of Playwright's json reporter. */
export function playwrightOutcome(report: string, ok: boolean): Outcome {
  const { expected, unexpected, flaky } = (JSON.parse(report) as PlaywrightReport).stats
  return counted(expected, unexpected + flaky, ok)
}

/** The last line of output, in the format that CI reads. */
export function totalLine(outcomes: readonly Outcome[]): string {
  const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
