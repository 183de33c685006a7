import {
  facetsOf,
  fieldExtensions,
  filterOptions,
} from '../../../../plugins/content/graphql/field-extensions'

type Resolve = (...args: unknown[]) => Promise<unknown>

const withoutSample = fieldExtensions.find(({ name }) => name === 'withoutSample')
const { resolve } = (withoutSample as { extend: () => { resolve: Resolve } }).extend()

/** What a page shows of `prefill` in data/scheduling.json. */
const show = (prefill: unknown, siteMetadata?: object) =>
  resolve(
    { prefill },
    {},
    { nodeModel: { findOne: () => Promise.resolve({ siteMetadata }) } },
    { fieldName: 'prefill' },
  )

const sample = { sample: true, name: 'Made Up', date: { daysAhead: 2 } }

test('hides sample values, and the whole group if there are no others', async () => {
  expect(await show(sample)).toEqual({ date: { daysAhead: 2 } })
  expect(await show({ sample: true, name: 'Made Up' })).toBeNull()
})

test('shows sample values in development and in previews, and values of the agency always', async () => {
  expect(await show(sample, { showsSamples: true })).toBe(sample)
  const own = { name: 'Real' }
  expect(await show(own)).toBe(own)
})

const pages = new Map([
  ['/industries/retail/', { title: 'Retail', parentPath: null }],
  ['/industries/retail/loyalty/', { title: 'Loyalty', parentPath: '/industries/retail/' }],
  ['/services/web/', { title: 'Web', parentPath: null }],
])

const facets = (industries: string[], tech = ['React']) =>
  facetsOf({ industries, services: ['/services/web/'], tech }, pages)

test('the filter options are sorted and without duplicates', () => {
  const all = [facets(['/industries/retail/loyalty/']), facets(['Forestry'], ['Elm', 'React'])]
  expect(filterOptions(all, 'en')).toEqual({
    industry: ['Forestry', 'Loyalty', 'Retail'],
    service: ['Web'],
    technology: ['Elm', 'React'],
  })
})
