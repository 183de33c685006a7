import { readFileSync } from 'node:fs'
import type { Range } from '../../src/content/price-text'
import {
  computeEstimate,
  type EstimatedService,
  type EstimateModel,
} from '../../src/features/estimate/compute-estimate'
import { readData } from '../support/site'

const numbers = new Intl.NumberFormat('en-GB')
const written = ({ from, to }: Range): string => `${numbers.format(from)} to ${numbers.format(to)}`

const model = readData('estimate') as EstimateModel & {
  services: (EstimatedService & { service: string })[]
}

test('the example in docs/content.md is what the model computes', () => {
  const service = model.services.find((entry) => entry.service === '/services/web-development/')
  if (!service) throw new Error('There is no estimate of web development.')
  const answers = {
    roles: 'few',
    interfaces: 'few',
    data: 'clean',
    languages: 'one',
    deadline: 'open',
  }
  const { price, weeks, parts } = computeEstimate(model, service, answers)
  const [, docs = ''] = readFileSync('docs/content.md', 'utf8').split('### Example')
  const prices = docs.match(/[\d,]+ to [\d,]+ USD(?= *\|)/g)
  expect(prices).toEqual(
    [...parts.map((part) => part.price), price].map((amount) => `${written(amount)} USD`),
  )
  expect(docs).toContain(`that is ${weeks.from} to ${weeks.to} weeks.`)
})
