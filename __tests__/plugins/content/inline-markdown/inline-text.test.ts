import { inlineText } from '../../../../plugins/content/core/inline-markdown/inline-text'

test('the pieces of a link are one part, with their elements from the inside out', () => {
  expect(inlineText('See [the **contract**](/contract/) or ***`ask`***.')).toEqual({
    parts: [
      { link: null, runs: [{ text: 'See ', marks: [] }] },
      {
        link: '/contract/',
        runs: [
          { text: 'the ', marks: [] },
          { text: 'contract', marks: ['strong'] },
        ],
      },
      {
        link: null,
        runs: [
          { text: ' or ', marks: [] },
          { text: 'ask', marks: ['code', 'em', 'strong'] },
          { text: '.', marks: [] },
        ],
      },
    ],
  })
})

test('a line break has no text', () => {
  expect(inlineText('One<br>two').parts).toEqual([
    {
      link: null,
      runs: [
        { text: 'One', marks: [] },
        { text: null, marks: ['br'] },
        { text: 'two', marks: [] },
      ],
    },
  ])
})
