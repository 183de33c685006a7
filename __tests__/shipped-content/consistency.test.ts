import { readFileSync } from 'node:fs'
import {
  computeEstimate,
  type EstimatedService,
  type EstimateModel,
  type Range,
} from '../../plugins/content/core/compute-estimate'
import { pathOfTitle } from '../../plugins/content/core/page-path'
import labels from '../../plugins/content/labels/en.json'
import { ownSite } from '../support/site'

const { dataFiles, readData } = ownSite

/** What several places of the content say about the same thing. */

const numbers = new Intl.NumberFormat('en-GB')
const written = ({ from, to }: Range): string => `${numbers.format(from)} to ${numbers.format(to)}`
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*/g)].map(([figure]) => Number(figure.replace(',', '')))

/** All texts in a content file, with their keys. */
function textsIn(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, Array.isArray(value) ? key : name),
  )
}

const texts = dataFiles().flatMap((file) =>
  textsIn(readData(file)).map((each) => ({ file, ...each })),
)

interface CaseStudy {
  title: string
  duration: string
  inProgress?: boolean
  releases?: { personDays: number }[]
  headlineFigure: Record<'before' | 'after', { value: string }>
}

const studies = dataFiles(/^case-studies\//).map((path) => readData(path) as CaseStudy)
const model = readData('estimate') as EstimateModel & {
  services: (EstimatedService & { service: string })[]
  labels: { typicalText: string }
}

test('the English labels of a new site are those of this one', () => {
  const own = (file: string): object => readData(file) as object
  const { introduction: _, sent: __, ...form } = labels.form
  const $schema = '../plugins/content/schemas/ui-text.json'
  expect(own('ui-text')).toEqual({ $schema, ...labels.uiText })
  expect(own('status-pages')).toMatchObject(labels.statusPages)
  expect(own('scheduling')).toMatchObject(labels.scheduling)
  expect(own('contact')).toMatchObject({ form })
})

test('the example in docs/estimate.md is what the model computes', () => {
  const service = model.services.find((each) => each.service === '/services/web-development/')
  if (!service) throw new Error('There is no estimate of web development.')
  const answers = {
    roles: 'few',
    interfaces: 'few',
    data: 'clean',
    languages: 'one',
    deadline: 'open',
  }
  const { price, weeks, parts } = computeEstimate(model, service, answers)
  const [, docs = ''] = readFileSync('docs/estimate.md', 'utf8').split('## Example')
  const prices = docs.match(/[\d,]+ to [\d,]+ USD(?= *\|)/g)
  expect(prices).toEqual(
    [...parts.map((part) => part.price), price].map((each) => `${written(each)} USD`),
  )
  expect(docs).toContain(`that is ${weeks.from} to ${weeks.to} weeks.`)
})

test('texts state the day rate of the estimate', () => {
  const stated = texts
    .flatMap(({ text }) => [...text.matchAll(/(\d+) USD (?:for (?:a|each) person-day|a day)/g)])
    .map(([, rate]) => Number(rate))
  expect(stated.length).toBeGreaterThan(3)
  expect(new Set(stated)).toEqual(new Set([model.dayRate]))
})

const daysOf = ({ releases = [] }: CaseStudy) =>
  releases.reduce((sum, { personDays }) => sum + personDays, 0)

test('the estimate names the limit of its ranges, and the effort and price of what is larger', () => {
  const [limit = 0, ...figures] = numbersIn(model.labels.typicalText)
  const highest = model.services.map((each) => computeEstimate(model, each, {}).price.to)
  expect(Math.max(...highest)).toBeLessThanOrEqual(limit)
  const efforts = studies
    .map(daysOf)
    .filter((days) => days * model.dayRate > limit)
    .sort((a, b) => a - b)
  const prices = efforts.map((days) => Math.round((days * model.dayRate) / 1000) * 1000)
  expect(figures).toEqual([...efforts, ...prices])
})

test('the person-days in answers are those of a release or of a project', () => {
  const known = studies.flatMap((study) => [
    daysOf(study),
    ...(study.releases ?? []).map(({ personDays }) => personDays),
  ])
  const named = texts
    .filter(({ file, key }) => key === 'answer' && !file.includes('our-company'))
    .flatMap(({ text }) => [...text.matchAll(/(\d+) person-days/g)])
    .map(([, days]) => Number(days))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((days) => !known.includes(days))).toEqual([])
})

interface Usual {
  typical: { usual: { price: Range; weeks: Range } }
}

test('the overview of services has the prices and weeks of its pages', () => {
  const { drawing } = readData('services') as {
    drawing: { timeline: { bars: (Range & { label: string; text: string })[] } }
  }
  for (const { label, text, from, to } of drawing.timeline.bars) {
    const slug = label.toLowerCase().replaceAll(' ', '-')
    const { price, weeks } = (readData(`services/${slug}`) as Usual).typical.usual
    const percents = [weeks.from, weeks.to].map((week) => Math.round((100 * week) / 24))
    expect([label, text, from, to]).toEqual([label, written(price), ...percents])
  }
})

test('the overview of products has the prices that the answers of their pages state', () => {
  const { drawing } = readData('products') as {
    drawing: { receipt: { lines: { label: string; value: string }[] } }
  }
  const priced = drawing.receipt.lines.filter(({ value }) => /\d/.test(value))
  expect(priced).toHaveLength(3)
  for (const { label, value } of priced) {
    const { questions } = readData(`products/${label.toLowerCase().replace(' ', '-')}`) as {
      questions: { answer: string; priceOf?: string }[]
    }
    const answer = questions.find(({ priceOf }) => priceOf)
    expect(answer?.answer).toContain('{price}')
    const { usual } = (readData(answer?.priceOf?.slice(1, -1) ?? '') as Usual).typical
    expect(value).toBe(written(usual.price))
  }
})

test('the overview of case studies has the measured changes of its pages', () => {
  const { drawing } = readData('case-studies') as {
    drawing: { table: { rows: { cells: string[]; was?: string }[] } }
  }
  const shown = drawing.table.rows.flatMap(({ cells, was }) =>
    was === undefined ? [] : [[was, cells[1] ?? ''].map((text) => text.split(/[ %]/)[0])],
  )
  const measured = studies
    .filter(({ inProgress }) => !inProgress)
    .map(({ headlineFigure: { before, after } }) => [before.value, after.value])
  expect(shown).toEqual(expect.arrayContaining(measured))
})

test('the timeline of the company has every case study, released during its project', () => {
  const { releases } = readData('company') as {
    releases: { items: { date: string; link?: string }[] }
  }
  const month = (text: string): number => Date.parse(`1 ${text} UTC`)
  for (const { title, duration, inProgress } of studies) {
    const item = releases.items.find(({ link }) => link === pathOfTitle(title, { language: 'en' }))
    const [start = '', end = ''] = duration.split(' - ')
    const date = month(item?.date ?? title)
    const isDuring = date > month(start) && date <= month(end)
    expect([title, item !== undefined, isDuring]).toEqual([title, true, inProgress !== true])
  }
})
