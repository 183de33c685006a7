import { dayRate } from '../../src/content/day-rate'

type Resolve = (...args: unknown[]) => Promise<unknown>

/** The day rate on a site with these types, and with this model of the estimate. */
function resolveDayRate(types: readonly string[], model: object | null) {
  const { resolve } = dayRate.extend() as unknown as { resolve: Resolve }
  const nodeModel = { findOne: () => Promise.resolve(model) }
  const schema = { getType: (name: string) => types.find((type) => type === name) }
  return resolve(
    { fields: { language: 'en' } },
    {},
    { nodeModel },
    { fieldName: 'dayRate', schema },
  )
}

test('a site has the day rate of its estimate', async () => {
  expect(await resolveDayRate(['Estimate'], { dayRate: 280 })).toBe(280)
})

test('a site without the content or the feature has none', async () => {
  expect(await resolveDayRate(['Estimate'], null)).toBeNull()
  expect(await resolveDayRate([], { dayRate: 280 })).toBeNull()
})
