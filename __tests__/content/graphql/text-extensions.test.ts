import { textExtensions } from '../../../src/content/graphql/text-extensions'
import { inlineText } from '../../../src/content/inline-markdown/inline-text'

type Resolve = (...args: unknown[]) => Promise<unknown>
type Extend = (options: object, before: { resolve?: Resolve }) => { resolve: Resolve }

const directive = (name: string): Extend =>
  textExtensions.find((each) => each.name === name)?.extend as Extend

const words = {
  ...{ locale: 'en-US', currency: 'EUR', ongoingDuration: 'WIP' },
  ...{ priceText: '{amount} {currency}', priceRange: '{from} to {to} {currency}' },
  weeksRange: '{from} to {to} weeks',
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
    inlineText('Usually **1,000 to 2,000 EUR**.'),
  )
})
