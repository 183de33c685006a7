import { placeParts } from '../../../../plugins/content/text/place-parts'
import { readMarkdown } from '../../../../plugins/content/text/read-markdown'

const placesOf = (text: string): number[] =>
  placeParts(text, readMarkdown(text).parts.links, ({ written }) => written, {
    areAddresses: true,
  }).map(({ index }) => index)

// "‸" is before the address of the last link.
test.each([
  ['in the address before it', 'The [people](/firm/) and the [company](‸firm).'],
  ['in an address of a line before it', 'The [people](/firm/) and\nthe\n[company](‸firm).'],
  ['in the words of the link', 'The [/firm/ itself](‸/firm/).'],
  ['the beginning of another one', 'The [people](/firm/people/), [firm](‸/firm/).'],
  ['in code before it', 'Write `[a](/firm/)`: [firm](‸/firm/).'],
  ['in angle brackets', 'A [b](</firm/a/>) and [c](<‸/firm/>).'],
  ['at the name of a link', '[a](/firm/a/), [b]\n\n[b]: ‸/firm/'],
])('finds an address that is also %s', (_where, marked) => {
  expect(placesOf(marked.replace('‸', '')).at(-1)).toBe(marked.indexOf('‸'))
})

test('gives equal addresses places of their own, also in a footnote above', () => {
  const text = '[^1]: See [a](/x/).\n\nA[^1] and [b](/x/), [c](/x/).'
  expect(new Set(placesOf(text)).size).toBe(3)
})
