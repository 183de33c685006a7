import { changedSource } from '../../../src/content/changes/change-plan'
import { planPrices } from '../../../src/content/changes/plan-prices'
import { validate } from '../../../src/content/validation/validate'
import { set } from '../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../fixtures/content'

const priceIssues = (source: ReturnType<typeof sourceOf>) =>
  validate(source).filter(({ rule }) => rule === 'other-price')

test('keeps prices that agree with the estimate', () => {
  expect(planPrices(sourceOf(fixtureSite())).changes).toEqual([])
})

test('updates prices after a change of the day rate, and keeps durations', () => {
  const site = fixtureSite()
  const model = site.files['estimate.json'] as { dayRate: number; roundTo: number }
  set('estimate.json', '/dayRate', model.dayRate * 30)(site)
  set('estimate.json', '/roundTo', 1000)(site)
  const source = sourceOf(site)
  expect(priceIssues(source)).not.toEqual([])

  const plan = planPrices(source)
  expect(plan.changes.every((change) => change.includes('/price'))).toBe(true)
  expect(priceIssues(changedSource(source, plan))).toEqual([])
  expect(plan.left).toEqual([])
})

test('keeps the ratio of a usual range to the smallest price, in rounded steps', () => {
  const site = fixtureSite()
  const model = site.files['estimate.json'] as { dayRate: number; roundTo: number }
  set('estimate.json', '/dayRate', model.dayRate * 10)(site)
  set('estimate.json', '/roundTo', model.roundTo * 10)(site)
  const before = site.files['services/web.json'] as {
    typical: { usual: { price: { from: number; to: number } } }
  }
  const { texts } = planPrices(sourceOf(site))
  const after = JSON.parse(texts.get('services/web.json') ?? 'null') as typeof before
  const { from, to } = before.typical.usual.price
  expect(after.typical.usual.price).toEqual({ from: from * 10, to: to * 10 })
})
