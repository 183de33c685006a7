import { waitFor } from '@testing-library/react'
import { labelUnpublished } from '../../../src/gatsby/browser/label-unpublished'
import { labelsEvent } from '../../../src/gatsby/node/content/issue-feed-path'

const feed = new EventTarget()

const send = (labels: Record<string, string>) =>
  feed.dispatchEvent(new MessageEvent(labelsEvent, { data: JSON.stringify(labels) }))

const text = (selector: string) => document.querySelector(selector)?.textContent

beforeAll(() => labelUnpublished(feed))

// Stops observing the page.
afterAll(() => send({}))

beforeEach(() => {
  document.body.innerHTML = `<main><h1>Till</h1></main>
    <a id="card" href="/products/slate/">Slate</a><a id="picture" href="/products/slate/"><img alt=""></a>
    <a id="other" href="/products/">Products</a>`
})

test('labels the page and the links that have text, and nothing else', () => {
  send({ [window.location.pathname]: 'Draft', '/products/slate/': 'From 3 March 2027' })
  expect(text('h1')).toBe('Till Draft')
  expect(text('#card')).toBe('Slate From 3 March 2027')
  expect(text('#picture')).toBe('')
  expect(text('#other')).toBe('Products')
})

test('an arrow stays after the label', () => {
  document.body.innerHTML = '<a href="/products/slate/">Slate<svg></svg></a>'
  send({ '/products/slate/': 'Draft' })
  expect(document.querySelector('a')?.lastElementChild?.localName).toBe('svg')
})

test('removes the label when the entry is published', () => {
  send({ '/products/slate/': 'Draft' })
  send({})
  expect(text('h1')?.trim()).toBe('Till')
  expect(text('#card')?.trim()).toBe('Slate')
})

test('labels links that appear later', async () => {
  send({ '/products/slate/': 'Draft' })
  document.body.innerHTML = '<a href="/products/slate/">Slate</a>'
  await waitFor(() => expect(text('a')).toBe('Slate Draft'))
})
