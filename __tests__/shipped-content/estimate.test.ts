import { readFileSync } from 'node:fs'
import {
  computeEstimate,
  type EstimatedService,
  type EstimateModel,
  type Range,
} from '../../src/content/compute-estimate'
import { copyIn, dataFiles, readData } from './data-files'

const model = readData('estimate.json') as EstimateModel & {
  services: (EstimatedService & { service: string })[]
}
const service = model.services.find((each) => each.service === '/services/web-development/')

const numbers = new Intl.NumberFormat('en-US')
const written = ({ from, to }: Range): string =>
  `${numbers.format(from)} to ${numbers.format(to)} USD`

test('the example in docs/estimate.md is what the model computes', () => {
  if (!service) throw new Error('There is no estimate of web development.')
  const answers = {
    ...{ roles: 'few', interfaces: 'few', data: 'clean', languages: 'one', deadline: 'open' },
  }
  const chosen = model.questions
    .filter(({ key }) => service.questions.includes(key))
    .flatMap(({ key, choices }) =>
      choices.filter((choice) => choice.key === answers[key as keyof typeof answers]),
    )
  expect(chosen).toHaveLength(service.questions.length)
  const days = [...service.base, ...chosen.flatMap((choice) => choice.days ?? [])]
  const sum = (list: typeof days) => list.reduce((total, each) => total + each.days, 0)
  const { price, weeks, parts } = computeEstimate(model, service, answers)

  const [, docs = ''] = readFileSync('docs/estimate.md', 'utf8').split('## Example')
  const rows = docs.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    return /\d/.test(cells[2] ?? '') ? [cells.slice(1, -1)] : []
  })
  expect(rows).toEqual([
    ...parts.map((part) => [
      part.title,
      String(sum(days.filter((each) => each.part === part.key))),
      written(part.price),
    ]),
    ['Total', String(sum(days)), written(price)],
  ])
  expect(docs).toContain(`that is ${weeks.from} to ${weeks.to} weeks.`)
})

test('texts state the day rate of the estimate', () => {
  const stated = dataFiles()
    .flatMap((path) => copyIn(readData(path)))
    .flatMap((text) => [...text.matchAll(/(\d+) USD (?:for (?:a|each) person-day|a day)/g)])
    .map(([, rate]) => Number(rate))
  expect(stated.length).toBeGreaterThan(3)
  expect(new Set(stated)).toEqual(new Set([model.dayRate]))
})

test('the estimate names the limit of its ranges, and the effort and price of what is larger', () => {
  const { labels } = readData('estimate.json') as { labels: { typicalText: string } }
  const [limit = 0, ...figures] = [...labels.typicalText.matchAll(/\d[\d,]*/g)].map(([figure]) =>
    Number(figure.replace(',', '')),
  )
  const highest = model.services.map((each) => computeEstimate(model, each, {}).price.to)
  expect(Math.max(...highest)).toBeLessThanOrEqual(limit)

  const efforts = dataFiles(/^case-studies\//)
    .map((path) => readData(path) as { team: { roles: string } })
    .flatMap(({ team }) => /(\d+) person-days/.exec(team.roles)?.[1] ?? [])
    .map(Number)
    .filter((days) => days * model.dayRate > limit)
    .sort((a, b) => a - b)
  const prices = efforts.map((days) => Math.round((days * model.dayRate) / 1000) * 1000)
  expect(figures).toEqual([...efforts, ...prices])
})
