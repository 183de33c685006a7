import { textExtensions } from '../../../../plugins/content/graphql/text-extensions'
import { inlineText } from '../../../../plugins/content/core/inline-text'

type Resolve = (...args: unknown[]) => Promise<unknown>
type Extend = (options: object, before: { resolve?: Resolve }) => { resolve: Resolve }

const directive = (name: string): Extend =>
  textExtensions.find((each) => each.name === name)?.extend as Extend

const words = {
  ...{ locale: 'en-US', currency: 'EUR', ongoingDuration: 'WIP' },
  ...{ priceText: '{amount} {currency}', priceRange: '{from} to {to} {currency}' },
  ...{ weeksRange: '{from} to {to} weeks', to: 'to' },
}
const usual = { price: { from: 1000, to: 2000 }, weeks: { from: 3, to: 4 } }
const nodeModel = {
  findOne: ({ type }: { type: string }) =>
    Promise.resolve(type === 'Service' ? { typical: { usual } } : words),
}

test('an answer with Markdown states the usual price of its service', async () => {
  const priced = directive('withPrice')({}, {})
  const { resolve } = directive('inlineMarkdown')({}, priced)
  const source = { answer: 'Usually **{price}**.', priceOf: '/services/web/' }
  expect(await resolve(source, {}, { nodeModel }, { fieldName: 'answer' })).toEqual(
    inlineText('Usually **1,000\u00a0to\u00a02,000\u00a0EUR**.'),
  )
})

test('a text, and each text of a list, keeps numbers and their units on one line', async () => {
  const { resolve } = directive('keepUnits')({}, {})
  const read = (value: unknown) => resolve({ value }, {}, { nodeModel }, { fieldName: 'value' })
  expect(await read('about 2 weeks')).toBe('about 2\u00a0weeks')
  expect(await read(['9 %', 'none'])).toEqual(['9\u00a0%', 'none'])
  expect(await read(undefined)).toBeUndefined()
})
