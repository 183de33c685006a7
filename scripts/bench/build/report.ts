import type { Rows } from '../table'
import type { BuildCost } from './measure-build'
import type { SiteCost, SizeCost } from './measure-site'
import { furtherPage, type Goal } from './goals'

const heads = [
  'site',
  'case studies',
  'pages',
  'cold s',
  'CPU s',
  'ms/page',
  'ms/further page',
  'unchanged s',
  'CPU s',
  'one file s',
  'CPU s',
  'rendered',
  'peak MB',
  'public MB',
]

const megabytes = (bytes: number | undefined): string =>
  bytes === undefined ? '-' : (bytes / 2 ** 20).toFixed(0)

const milliseconds = (seconds: number | undefined): string =>
  seconds === undefined ? '-' : (seconds * 1000).toFixed(1)

const times = ({ seconds, cpuSeconds }: BuildCost): string[] => [
  seconds.toFixed(1),
  cpuSeconds?.toFixed(1) ?? '-',
]

const row = (name: string, caseStudies: number, cost: SiteCost, further?: number): string[] => [
  name,
  `${caseStudies}`,
  `${cost.pages}`,
  ...times(cost.cold),
  milliseconds(cost.cold.seconds / cost.pages),
  milliseconds(further),
  ...times(cost.unchanged),
  ...times(cost.oneFile),
  `${cost.oneFile.rendered}`,
  megabytes(cost.cold.peakMemory),
  megabytes(cost.facts.size),
]

/** What every build took, the bare site of each size below this one. */
export const costTable = (sizes: readonly SizeCost[]): Rows => [
  heads,
  ...sizes.flatMap((size) => {
    const [smallest = size] = sizes
    return [
      row('this', size.caseStudies, size.own, furtherPage(size, smallest)),
      row('bare', size.caseStudies, size.bare),
    ]
  }),
]

/** What grows with the content, in KB compressed. */
export const listTable = (sizes: readonly SizeCost[]): Rows => [
  ['case studies', '/case-studies/ KB', 'filter index KB', 'largest page data KB', 'most linked'],
  ...sizes.map(({ caseStudies, own: { facts } }) => [
    `${caseStudies}`,
    ...[facts.listHtml, facts.index, facts.largestPageData].map((size) => (size / 1024).toFixed(1)),
    `${facts.mostLinked}`,
  ]),
]

/** Each goal, what was measured, and whether that meets it. */
export const goalTable = (goals: readonly Goal[]): Rows => [
  ['goal', 'measured', 'met'],
  ...goals.map(({ goal, measured, met }) => [goal, measured, met ? 'yes' : 'no']),
]
