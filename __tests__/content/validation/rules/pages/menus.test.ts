import { headerLimits } from '../../../../../src/content/validation/rules/pages/menus'
import { validate } from '../../../../../src/content/validation/validate'
import { set, type Change } from '../../../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../../../fixtures/content'
import { customPage } from '../../../../fixtures/pages'
import { schemas } from '../../../../fixtures/schemas'

const issuesWith = (...changes: Change[]): string[] => {
  const site = fixtureSite()
  changes.forEach((change) => change(site))
  return validate(sourceOf(site)).map(({ file, pointer, rule, message }) =>
    [file, pointer, rule, message].join('  '),
  )
}

const inMenu = set('pages/notes.json', '/place', 'menu')

test.each(['menu', 'footer'])('accepts a page in the place "%s"', (place) => {
  expect(issuesWith(set('pages/notes.json', '/place', place))).toEqual([])
})

test.each([
  ['its link is in the header', 'menu', 'navigation.json', '/main/0'],
  ['its link is among the legal links', 'footer', 'site.json', '/legal/0'],
])('refuses a place if %s', (_, place, file, entry) => {
  const issues = issuesWith(
    set('pages/notes.json', '/place', place),
    set(file, entry, { title: 'Our notes', link: '/notes/' }),
  )
  expect(issues).toContain(
    `data/pages/notes.json  /place  repeated-link  data/${file} lists this page already`,
  )
})

test('refuses a place in the footer if a legal link without a target has the same title', () => {
  const entry = (title: string) => set('site.json', '/legal', [{ title, link: '' }])
  const ofForm = set('contact.json', '/form/privacyPolicy', 'Notes')
  expect(issuesWith(entry('Notes'), ofForm)).toEqual([
    'data/pages/notes.json  /place  repeated-link  data/site.json lists this page already',
  ])
  expect(issuesWith(entry('Imprint'), ofForm)).toEqual([])
})

test('refuses a title that is too long for the header', () => {
  expect(
    issuesWith(inMenu, set('pages/notes.json', '/title', 'A title of 25 characters.')),
  ).toEqual([
    'data/pages/notes.json  /place  header-entry  "A title of 25 characters." has 25 characters, and an entry of the header at most 24',
  ])
})

test('refuses more entries than the header has room for', () => {
  const links = Array.from({ length: 6 }, (_, index) => ({
    title: `Entry ${index}`,
    link: `https://other.example/${index}`,
  }))
  const second: Change = (site) => {
    const { sections: _sections, ...page } = customPage('more', 'More notes')
    const sections = [{ text: { anchor: 'more', title: 'More', paragraphs: ['More.'] } }]
    site.files['pages/more.json'] = { ...page, sections, place: 'menu' }
  }
  const main = set('navigation.json', '/main', links)
  expect(issuesWith(inMenu, main)).toEqual([])
  expect(issuesWith(inMenu, main, second)).toEqual([
    'data/pages/notes.json  /place  header-entry  the header has 7 other entries, which is all that it takes',
  ])
})

test('custom pages have the same limits as entries of the header', () => {
  const { properties } = schemas.find(({ $id }) => $id === 'navigation.json') as unknown as {
    properties: {
      main: { maxItems: number; items: { properties: { title: { maxLength: number } } } }
    }
  }
  expect(headerLimits).toEqual({
    title: properties.main.items.properties.title.maxLength,
    entries: properties.main.maxItems,
  })
})
