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

const textOf = (file: string): string => readFileSync(`data/${file}`, 'utf8')

test('what Par Level costs a month is the smallest plan, and its price and weeks are budgeted', () => {
  const service = model.services.find((entry) => entry.service === '/services/maintenance-support/')
  if (!service) throw new Error('There is no estimate of maintenance.')
  const plan = computeEstimate(model, service, { systems: 'one', response: 'day', changes: 'none' })
  const text = textOf('products/par-level.json')
  expect(text).toContain(`${written(plan.price)} USD a month`)
  const [, price = '', weeks = ''] = /([\d,]+) USD, (\d+) weeks/.exec(text) ?? []
  const { typical } = readData('services/mvp-development') as {
    typical: { usual: { price: Range; weeks: Range } }
  }
  expect(Number(price.replace(',', ''))).toBeGreaterThanOrEqual(typical.usual.price.from)
  expect(Number(price.replace(',', ''))).toBeLessThanOrEqual(typical.usual.price.to)
  expect(Number(weeks)).toBeGreaterThanOrEqual(typical.usual.weeks.from)
  expect(Number(weeks)).toBeLessThanOrEqual(typical.usual.weeks.to)
})

test('a first step of 20 person-days costs 20 times the day rate', () => {
  const price = `${numbers.format(20 * model.dayRate)} USD`
  expect(textOf('our-company/partners.md')).toContain(`20 person-days, ${price}`)
  expect(textOf('industries/healthcare.json')).toContain(`20 person-days, ${price}`)
  expect(textOf('industries/healthcare/patient-management.json')).toContain(price)
})
