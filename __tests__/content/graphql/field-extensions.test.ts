import { fieldExtensions } from '../../../src/content/graphql/field-extensions'

type Resolve = (...args: unknown[]) => Promise<unknown>

const withoutSample = fieldExtensions.find(({ name }) => name === 'withoutSample')
const { resolve } = (withoutSample?.extend as () => { resolve: Resolve })()

/** What a page shows of `prefill` in data/scheduling.json. */
const show = (prefill: unknown, siteMetadata?: object) =>
  resolve(
    { prefill },
    {},
    { nodeModel: { findOne: () => Promise.resolve({ siteMetadata }) } },
    { fieldName: 'prefill' },
  )

const sample = { sample: true, name: 'Made Up', date: { daysAhead: 2 } }

test.each([undefined, {}, { showsSamples: false }])(
  'hides sample values unless the build shows samples: %j',
  async (siteMetadata) => {
    expect(await show(sample, siteMetadata)).toEqual({ date: { daysAhead: 2 } })
    expect(await show({ sample: true, name: 'Made Up' }, siteMetadata)).toBeNull()
  },
)

test('shows sample values in development and in previews, and values of the agency always', async () => {
  expect(await show(sample, { showsSamples: true })).toBe(sample)
  const own = { name: 'Real' }
  expect(await show(own)).toBe(own)
})
