import { validate } from '../../../../../src/content/validation/validate'
import { drop, set } from '../../../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../../../fixtures/content'

const issuesOf = (file: string, pointer: string, value: unknown): string[] => {
  const site = fixtureSite()
  set(file, pointer, value)(site)
  return validate(sourceOf(site)).map(({ rule, message, hint }) => `${rule}: ${message}; ${hint}`)
}

const paragraph = (text: string) =>
  issuesOf('pages/notes.json', '/sections/0/text/paragraphs/0', text)

test.each([
  'Plain, with 2 * 3 and snake_case.',
  '*A*, **b**, `c`, [d](/contact-us/), [e](https://e.example), [f](mailto:a@b.example)',
  'Call [us](tel:+880-1000) or<br>[see the section](/notes/#what).',
])('a field with Markdown allows %s', (text) => {
  expect(paragraph(text)).toEqual([])
})

test('reports a broken link in a text like any other', () => {
  expect(paragraph('See [it](/nowhere/).')[0]).toMatch(
    /^dangling-link: there is no page \/nowhere\//,
  )
})

test.each(['javascript:alert(1)', 'http://a.example', '//evil.example', 'contact-us'])(
  'a link to %s is refused',
  (link) => {
    expect(paragraph(`See [it](${link}).`)[0]).toContain(`link-form: links to "${link}"`)
  },
)

test('reports HTML with the name of the field and what it allows', () => {
  const [issue] = paragraph('A <b>word</b>.')
  expect(issue).toContain('markup: contains "<b>"')
  expect(issue).toContain('"paragraphs" takes *emphasis*')
})

test('reports Markdown in a plain field with the name of the field', () => {
  const [issue] = issuesOf('pages/notes.json', '/sections/2/points/points/0/description', '**A**')
  expect(issue).toContain('write plain text: "description" takes no markup')
})

test.each([
  ['services', /an address of the site itself/],
  ['services/web', /an address of data\/services\/web\.json/],
  ['case-studies/alpha', /an address of the site itself/],
])('data/pages/%s.json is refused', (name, message) => {
  const site = fixtureSite()
  const { sections, ...page } = site.files['pages/notes.json'] as { sections: unknown[] }
  const reference = `${'../'.repeat(name.split('/').length + 1)}src/content/schema/custom-page.json`
  site.files[`pages/${name}.json`] = {
    ...page,
    title: 'Another',
    seo: { title: 'Another', description: 'What only this other page is about, in one sentence.' },
    $schema: reference,
    sections: sections.slice(0, 1),
  }
  const issues = validate(sourceOf(site))
  expect(issues.map(({ rule }) => rule)).toEqual(['reserved-address'])
  expect(issues[0]?.message).toMatch(message)
})

test('a legal link of the footer can link to a page of data/pages/', () => {
  const site = fixtureSite()
  drop('pages/notes.json', '/place')(site)
  set('site.json', '/legal/0/link', '/notes/')(site)
  expect(validate(sourceOf(site))).toEqual([])
})
