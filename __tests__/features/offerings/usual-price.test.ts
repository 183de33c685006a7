import { inlineText } from '../../../plugins/content/text/read-inline'
import { textExtensions } from '../../../plugins/content/graphql/text-extensions'
import { fillPrice } from '../../../src/features/offerings/usual-price'
import { withPrice } from '../../../src/features/offerings/with-price'
import { priceLabels } from '../../fixtures/price-words'

const usual = { price: { from: 24_000, to: 46_000 }, weeks: { from: 12, to: 20 } }

test.each([
  [
    'Usually {price}, in {weeks}.',
    'Usually 24,000\u00a0to\u00a046,000\u00a0USD, in 12\u00a0to\u00a020\u00a0weeks.',
  ],
  ['Between {from} and {to} {currency}.', 'Between 24,000 and 46,000 USD.'],
])('%j is read as %j', (answer, text) => {
  expect(fillPrice(answer, usual, priceLabels)).toBe(text)
})

type Resolve = (...args: unknown[]) => Promise<unknown>
type Extend = (options: object, before: object) => { resolve: Resolve }

test('an answer with Markdown states the usual price of its service', async () => {
  const markdown = textExtensions.find(({ name }) => name === 'inlineMarkdown')?.extend as Extend
  const { resolve } = markdown({}, withPrice.extend())
  const words = { ...priceLabels, to: 'to' }
  const nodeModel = {
    findOne: ({ type }: { type: string }) =>
      Promise.resolve(type === 'Service' ? { typical: { usual } } : words),
  }
  const answer = 'Usually **{price}**.'
  const source = { answer, priceOf: '/services/web/', fields: { language: 'en' } }
  expect(await resolve(source, {}, { nodeModel }, { fieldName: 'answer' })).toEqual(
    inlineText('Usually **24,000\u00a0to\u00a046,000\u00a0USD**.'),
  )
})
