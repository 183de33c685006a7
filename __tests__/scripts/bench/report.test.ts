import { scriptRows, type Report } from '../../../scripts/bench/report'

const cost = (path: string, longestTask: number, slowLongestTask: number) => ({
  ...{ path, bytes: 1024, longestTask, slowLongestTask },
})
const report = {
  scripts: [cost('short', 0, 199), cost('long', 51, 0), cost('long if slow', 50, 200)],
} as unknown as Report

test('shows whether the longest task after the first input is within its budget', () => {
  const [, ...rows] = scriptRows(report)
  expect(rows).toEqual([
    ['short', '1.0', '≤ 50', '199', 'yes'],
    ['long', '1.0', '51', '≤ 50', 'no'],
    ['long if slow', '1.0', '50', '200', 'no'],
    ['budget', '', '≤ 50', '< 200', ''],
  ])
})
