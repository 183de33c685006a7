import { cpus } from 'node:os'
import type { Measures } from './lighthouse.mjs'
import type { ControlCost, ScriptCost } from './measure-inputs'
import type { Rows } from './table'

/** A page: the medians of its runs and of those of its hand-written counterpart. */
export interface PageResult {
  path: string
  page: Measures
  reference: Measures
}

/** The results of a benchmark, and the machine on which it ran. */
export interface Report {
  date: string
  runs: number
  cores: number
  node: string
  chromium: string
  lighthouse: string
  pages: PageResult[]
  scripts: ScriptCost[]
  controls: ControlCost[]
}

/** The part of the environment other than the browser. */
export const machine = (): Pick<Report, 'cores' | 'node'> => ({
  cores: cpus().length,
  node: process.versions.node,
})

const seconds = (ms: number): string => (ms / 1000).toFixed(2)
const whole = (value: number): string => value.toFixed(0)
const kib = (bytes: number): string => (bytes / 1024).toFixed(bytes > 0 && bytes < 10240 ? 1 : 0)
const ratio = (a: number, b: number): string => (a / b).toFixed(2)

/** Scores, times and sizes of each page. */
export const pageRows = ({ pages }: Report): Rows => [
  [
    'page',
    'perf',
    'a11y',
    'best',
    'SEO',
    'FCP s',
    'LCP s',
    'TBT ms',
    'CLS',
    'KiB',
    'JS KiB',
    'requests',
  ],
  ...pages.map(({ path, page }) => [
    path,
    whole(page.performance),
    whole(page.accessibility),
    whole(page.bestPractices),
    whole(page.seo),
    seconds(page.fcp),
    seconds(page.lcp),
    whole(page.tbt),
    page.cls.toFixed(3).replace(/^0\.000$/, '0'),
    kib(page.bytes),
    kib(page.scriptBytes),
    whole(page.requests),
  ]),
]

/** Each page's times next to those of the hand-written page. */
export const referenceRows = ({ pages }: Report): Rows => [
  ['page', 'FCP s', 'by hand', 'ratio', 'LCP s', 'by hand', 'ratio', 'KiB', 'by hand'],
  ...pages.map(({ path, page, reference }) => [
    path,
    seconds(page.fcp),
    seconds(reference.fcp),
    ratio(page.fcp, reference.fcp),
    seconds(page.lcp),
    seconds(reference.lcp),
    ratio(page.lcp, reference.lcp),
    kib(page.bytes),
    kib(reference.bytes),
  ]),
]

/**
 * The maximum duration of a task after the first input, in ms: on this processor, and on one that
 * is four times slower.
 */
const taskBudget = { longestTask: 50, slowLongestTask: 200 } as const

const isWithinBudget = (cost: ScriptCost): boolean =>
  cost.longestTask <= taskBudget.longestTask && cost.slowLongestTask < taskBudget.slowLongestTask

/** The cost of a page's scripts, and whether they would delay input. */
export const scriptRows = ({ scripts }: Report): Rows => [
  ['page', 'JS KiB', 'longest task ms', '4x slower CPU', 'within budget'],
  ...scripts.map((cost) => [
    cost.path,
    kib(cost.bytes),
    cost.longestTask === 0 ? '≤ 50' : whole(cost.longestTask),
    cost.slowLongestTask === 0 ? '≤ 50' : whole(cost.slowLongestTask),
    isWithinBudget(cost) ? 'yes' : 'no',
  ]),
  ['budget', '', `≤ ${taskBudget.longestTask}`, `< ${taskBudget.slowLongestTask}`, ''],
]

/** Interaction to next paint, on the same processor. */
export const controlRows = ({ controls }: Report): Rows => [
  ['control', 'page', 'first input ms', 'later ms'],
  ...controls.map(({ name, path, first, later }) => [name, path, whole(first), whole(later)]),
]
