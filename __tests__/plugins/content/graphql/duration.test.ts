import { durationText } from '../../../../plugins/content/graphql/text-extensions'

const english = { locale: 'en-US', ongoing: '{from} - WIP' }

test.each([
  [{ from: '2023-08', to: '2024-02' }, english, 'Aug 2023 – Feb 2024'],
  [{ from: '2024-02', to: '2024-11' }, english, 'Feb – Nov 2024'],
  [{ from: '2024-04' }, english, 'Apr 2024 - WIP'],
  [{ from: '2024-02', to: '2024-11' }, { ...english, locale: 'nb-NO' }, 'feb.–nov. 2024'],
  [{ from: '2024-04' }, { locale: 'de-DE', ongoing: 'seit {from}' }, 'seit Apr. 2024'],
  ['April 2024 - WIP', english, 'April 2024 - WIP'],
])('%j is written as the locale has it', (duration, words, text) => {
  expect(durationText(duration, words).replace(/\s/g, ' ')).toBe(text)
})
