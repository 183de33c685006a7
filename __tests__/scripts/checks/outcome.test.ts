import { jestOutcome, playwrightOutcome, single, totalLine } from '../../../scripts/checks/outcome'

const jestReport = (
  numPassedTests: number,
  numFailedTests: number,
  numRuntimeErrorTestSuites = 0,
) => JSON.stringify({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites })

const playwrightReport = (expected: number, unexpected: number, flaky = 0) =>
  JSON.stringify({ stats: { expected, unexpected, flaky } })

test.each([
  ['all passed', jestReport(5, 0), true, { passed: 5, failed: 0 }],
  ['some failed', jestReport(5, 2), false, { passed: 5, failed: 2 }],
  ['a file that could not be run', jestReport(5, 0, 1), false, { passed: 5, failed: 1 }],
  ['no test at all', jestReport(0, 0), true, { passed: 0, failed: 1 }],
  ['an exit code without a failed test', jestReport(5, 0), false, { passed: 5, failed: 1 }],
])('jest: %s', (_, report, ok, expected) => {
  expect(jestOutcome(report, ok)).toEqual(expected)
})

test.each([
  ['all passed', playwrightReport(5, 0), true, { passed: 5, failed: 0 }],
  ['some failed', playwrightReport(5, 1, 1), false, { passed: 5, failed: 2 }],
  ['no test at all', playwrightReport(0, 0), true, { passed: 0, failed: 1 }],
  ['an exit code without a failed test', playwrightReport(5, 0), false, { passed: 5, failed: 1 }],
])('playwright: %s', (_, report, ok, expected) => {
  expect(playwrightOutcome(report, ok)).toEqual(expected)
})

test('the last line sums up all outcomes', () => {
  expect(totalLine([single(true), single(false), { passed: 40, failed: 2 }])).toBe(
    '41 passed, 3 failed',
  )
})
