import { readFileSync } from 'node:fs'
import {
  computeEstimate,
  type EstimatedService,
  type EstimateModel,
  type Range,
} from '../../src/content/compute-estimate'
import { readData } from './data-files'

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

  const docs = readFileSync('docs/estimate.md', 'utf8')
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
