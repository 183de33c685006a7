import type { SiteCost, SizeCost } from './measure-site'

/** A goal, and what was measured. */
export interface Goal {
  goal: string
  measured: string
  met: boolean
}

const seconds = ({ cold }: SiteCost): number => cold.seconds
const gigabyte = 2 ** 30
const listLimit = 60 * 1024
const indexLimit = 200 * 1024
/** The cards of a page of the list. */
const mostLinked = 24

/** What each further page costs in a cold build, beyond what the smallest site costs, in seconds. */
export function furtherPage(size: SizeCost, smallest: SizeCost): number | undefined {
  const pages = size.own.pages - smallest.own.pages
  return pages > 0 ? (seconds(size.own) - seconds(smallest.own)) / pages : undefined
}

const atMost = (goal: string, value: number, limit: number, unit = ''): Goal => ({
  goal,
  measured: `${value.toFixed(2)}${unit}`,
  met: value <= limit,
})

/** The goals of building, judged by the largest site and, for growth, by one a tenth as large. */
export function judge(sizes: readonly SizeCost[]): Goal[] {
  const [smallest, largest] = [sizes[0], sizes.at(-1)]
  if (!smallest || !largest) return []
  const { own, bare, caseStudies } = largest
  const tenth = sizes.find((size) => size.caseStudies * 10 === caseStudies)
  const each = furtherPage(largest, smallest)
  const eachOfTenth = tenth && furtherPage(tenth, smallest)
  return [
    ...(each !== undefined && eachOfTenth
      ? [
          atMost(
            `A further page costs at most 1.2 times as much with ${caseStudies} case studies as with ${tenth.caseStudies}`,
            each / eachOfTenth,
            1.2,
          ),
        ]
      : []),
    atMost(
      'The cold build takes at most 1.5 times that of the bare site',
      seconds(own) / seconds(bare),
      1.5,
    ),
    atMost('It holds less than 4 GB', (own.cold.peakMemory ?? 0) / gigabyte, 4, ' GB'),
    atMost(
      'A rebuild after one changed file takes at most half of the cold build',
      own.oneFile.seconds / seconds(own),
      0.5,
    ),
    {
      goal: 'It renders only the pages that changed',
      measured: `${own.oneFile.rendered} rendered, ${own.changed} changed`,
      met: own.oneFile.rendered === own.changed,
    },
    atMost(
      'A page of the list has at most 60 KB of HTML, compressed',
      own.facts.listHtml / 1024,
      listLimit / 1024,
      ' KB',
    ),
    atMost(
      'The index for its filter has at most 200 KB, compressed',
      own.facts.index / 1024,
      indexLimit / 1024,
      ' KB',
    ),
    {
      goal: `No page links to more than ${mostLinked} case studies`,
      measured: `${own.facts.mostLinked}`,
      met: own.facts.mostLinked <= mostLinked,
    },
  ]
}
