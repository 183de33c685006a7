import { dayRate } from '../../../src/features/estimate/day-rate'

type Resolve = (...args: unknown[]) => Promise<unknown>

/** The day rate on a site with this model of the estimate. */
function resolveDayRate(model: object | null) {
  const { resolve } = dayRate.extend() as unknown as { resolve: Resolve }
  const nodeModel = { findOne: () => Promise.resolve(model) }
  return resolve({}, {}, { nodeModel }, { fieldName: 'dayRate' })
}

test('a site has the day rate of its estimate, and none without the content', async () => {
  expect(await resolveDayRate({ dayRate: 280 })).toBe(280)
  expect(await resolveDayRate(null)).toBeNull()
})
