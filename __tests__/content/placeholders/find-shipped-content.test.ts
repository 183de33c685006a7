import { findPlaceholders } from '../../../src/content/placeholders/find-placeholders'
import { fingerprintsOf } from '../../../src/content/placeholders/fingerprints'
import { all, set, type Change } from '../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../fixtures/content'

function withChange(change: Change) {
  const site = fixtureSite()
  change(site)
  return site
}

/** The placeholders of some kinds in the fixtures, which differ from the shipped site. */
const found = (change: Change): string[] => {
  const { left } = findPlaceholders(sourceOf(withChange(change)))
  return left
    .filter(({ rule }) => rule.startsWith('shipped-') || rule === 'count')
    .map(({ file, pointer, rule }) => `${file} ${pointer} ${rule}`)
}

const web = 'services/web.json'

test('finds no shipped content in the fixtures', () => {
  expect(found(() => undefined)).toEqual([])
})

test.each(['Dhaka', 'taka', 'Eid', 'Downline'])('finds the shipped name %s in a text', (name) => {
  const text = `From ${name}, with regards, as one says.`
  expect(found(set(web, '/problem/points/0/description', text))).toEqual([
    `data/${web} /problem/points/0/description shipped-name`,
  ])
})

test.each([
  ['USD', 'From 2,400 USD a month', false],
  ['NOK', 'From 2,400 USD a month', true],
  ['NOK', 'Prices are in US dollars', true],
  ['NOK', 'The ledger says Tk 84,310', true],
  ['BDT', 'The ledger says Tk 84,310, or 84,310 taka', false],
])('on a site with prices in %s, finds an amount of the shipped content in "%s": %s', (...row) => {
  const [currency, text, isShipped] = row
  const change = all(set('site.json', '/currency', currency), set(web, '/problem/title', text))
  const inText = found(change).filter((each) => each.includes(web))
  expect(inText).toEqual(isShipped ? [`data/${web} /problem/title shipped-name`] : [])
})

test('does not find a shipped name inside a longer word', () => {
  expect(found(set(web, '/problem/title', 'Eider ducks in a potakarium'))).toEqual([])
})

test('accepts the shipped city if the agency has changed its address', () => {
  const moved = all(
    set('site.json', '/address', { street: '1 Road', locality: 'Dhaka', country: 'Bangladesh' }),
    set(web, '/problem/title', 'Ships from Dhaka'),
  )
  expect(found(moved)).toEqual([])
})

test.each([
  ['Three case studies', false],
  ['Four case studies, told in full', true],
  ['2 of our products', false],
  ['All of our twelve finished products', true],
  ['Five pieces of work', true],
])('compares the number in "%s" with the content', (text, wrong) => {
  expect(found(set('home.json', '/projects/introduction', text))).toEqual(
    wrong ? ['data/home.json /projects/introduction count'] : [],
  )
})

test('compares a figure that counts case studies with the content', () => {
  const items = [
    { value: '2', unit: 'weeks', label: 'between demonstrations' },
    { value: '9', label: 'case studies' },
  ]
  expect(found(set('company.json', '/figures/items', items))).toEqual([
    'data/company.json /figures/items/1/label count',
  ])
})

test.each([
  ['/dayRate', 280, true],
  ['/dayRate', 281, false],
])('%s %d is as shipped: %s', (pointer, rate, isShipped) => {
  expect(found(set('estimate.json', pointer, rate))).toEqual(
    isShipped ? ['data/estimate.json /dayRate shipped-price'] : [],
  )
})

test('a typical price counts as shipped until one of its numbers changes', () => {
  const recorded = (price: number) => {
    const { texts } = fingerprintsOf(
      sourceOf(withChange(set(web, '/typical/usual/price/from', price))),
    )
    return texts[web]
  }
  expect(recorded(2_000)).not.toBe(recorded(2_001))
})

test('the record of a site distinguishes its sentences from those of another site', () => {
  const { texts, name } = fingerprintsOf(sourceOf(fixtureSite()))
  expect(name).toBe('Agency')
  expect(Object.keys(texts)).toContain(web)
  expect(Object.keys(texts)).not.toContain('ui-text.json')
})

describe('labels that suit every agency', () => {
  const label = 'Skip to the content'
  const untranslated = (language: string) => {
    const change = all(set('ui-text.json', '/skipToContent', label), (site) => {
      set('site.json', '/language', language)(site)
    })
    return findPlaceholders(sourceOf(withChange(change)))
      .left.filter(({ rule }) => rule === 'untranslated')
      .map(({ file, pointer }) => `${file} ${pointer}`)
  }

  test.each(['en', 'en-GB'])('may stay on a site in %s', (language) => {
    expect(untranslated(language)).toEqual([])
  })

  test('must be translated on a site in another language', () => {
    expect(untranslated('nb')).toContain('data/ui-text.json /skipToContent')
  })
})
