import { judge } from '../../../scripts/bench/build/goals'
import type { BuildCost } from '../../../scripts/bench/build/measure-build'
import type { SiteCost, SizeCost } from '../../../scripts/bench/build/measure-site'

const build = (seconds: number, rendered = 0): BuildCost => ({
  seconds,
  cpuSeconds: seconds * 2,
  peakMemory: 2 ** 30,
  rendered,
  activities: {},
})

const site = (pages: number, seconds: number, change: Partial<SiteCost> = {}): SiteCost => ({
  cold: build(seconds, pages),
  unchanged: build(seconds / 4),
  oneFile: build(seconds / 4, 6),
  changed: 6,
  pages,
  facts: { size: 1, listHtml: 10_000, index: 10_000, largestPageData: 1, mostLinked: 24 },
  ...change,
})

const size = (caseStudies: number, seconds: number, change?: Partial<SiteCost>): SizeCost => ({
  caseStudies,
  own: site(caseStudies + 20, seconds, change),
  bare: site(caseStudies, 40),
})

const missed = (sizes: SizeCost[]) =>
  judge(sizes)
    .filter(({ met }) => !met)
    .map(({ goal }) => goal)

test('growth is judged by what a further page costs, not by what any build costs', () => {
  expect(missed([size(4, 20), size(1000, 24), size(10_000, 60)])).toEqual([])
  expect(missed([size(4, 20), size(1000, 22), size(10_000, 60)])).toEqual([
    'A further page costs at most 1.2 times as much with 10000 case studies as with 1000',
  ])
})

test('without a site a tenth as large there is no growth to judge', () => {
  expect(judge([size(100, 20)]).some(({ goal }) => goal.startsWith('A further page'))).toBe(false)
})

test('what the largest site misses is named', () => {
  const slow = { oneFile: build(50, 900), facts: { ...site(1, 1).facts, mostLinked: 3000 } }
  expect(missed([size(4, 20), size(1000, 80, slow)])).toEqual([
    'The cold build takes at most 1.5 times that of the bare site',
    'A rebuild after one changed file takes at most half of the cold build',
    'It renders only the pages that changed',
    'No page links to more than 24 case studies',
  ])
})
