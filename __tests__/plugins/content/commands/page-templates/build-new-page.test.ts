import {
  buildNewPage,
  type NewPage,
  type NewPageRequest,
} from '../../../../../plugins/content/commands/page-templates/build-new-page'
import { templateIcon } from '../../../../../plugins/content/core/template-markers'
import { findPlaceholders } from '../../../../../plugins/content/commands/placeholders/find-placeholders'
import {
  formatIssue,
  isError,
  validate,
  type ContentSource,
  type PictureFacts,
} from '../../../../../plugins/content/check/validate'
import { planRename } from '../../../../../plugins/content/commands/changes/plan-rename'
import {
  changedSource,
  type ChangeSet,
} from '../../../../../plugins/content/commands/changes/change-set'
import { fixtureSite, sourceOf, textOf } from '../../../../fixtures/content'

const source = (): ContentSource => {
  const site = sourceOf(fixtureSite())
  return { ...site, icons: { ...site.icons, lucide: site.icons.lucide.add(templateIcon) } }
}

const ask = (request: Partial<NewPageRequest>, from = source()): NewPage | { refused: string[] } =>
  buildNewPage({ kind: 'industry', title: 'Rail', month: '2026-11', ...request }, from)

const newPage = (request: Partial<NewPageRequest>, from = source()): NewPage => {
  const made = ask(request, from)
  if ('refused' in made) throw new Error(made.refused.join('\n'))
  return made
}

const refused = (request: Partial<NewPageRequest>, from = source()): string => {
  const made = ask(request, from)
  return 'refused' in made ? made.refused.join('\n') : ''
}

/** The site including the new page. */
const withNewPage = ({ path, content, pictures }: NewPage, from = source()): ContentSource => ({
  ...from,
  files: [...from.files, { path, text: textOf(content) }],
  pictures: new Map<string, PictureFacts>([
    ...from.pictures,
    ...pictures.map(
      (picture) => [picture, { width: 1600, height: 1000, bytes: 1, isPlaceholder: true }] as const,
    ),
  ]),
})

const inRetail = { kind: 'sub-page', parent: 'industries/retail' } as const

describe.each([
  ['a case study', { kind: 'case-study' }, 'case-studies/rail.json', '/case-studies/rail/', 4, 2],
  ['an industry', { kind: 'industry' }, 'industries/rail.json', '/industries/rail/', 3, 0],
  ['a service', { kind: 'service' }, 'services/rail.json', '/services/rail/', 3, 0],
  ['a sub-page', inRetail, 'industries/retail/rail.json', '/industries/retail/rail/', 2, 0],
  ['a product', { kind: 'product' }, 'products/rail.json', '/products/rail/', 3, 0],
  ['a custom page', { kind: 'page' }, 'pages/rail.json', '/rail/', undefined, 0],
  ['a person', { kind: 'person' }, 'people/rail.json', '/our-company/', 3, 1],
] as const)('%s', (_what, request, path, pagePath, order, pictures) => {
  const made = newPage(request)

  test('has its path, its address and its schema, and is last in its list', () => {
    expect(made).toMatchObject({ path, pagePath })
    expect(made.content.title ?? made.content.name).toBe('Rail')
    expect(made.pictures).toHaveLength(pictures)
    expect(made.content.order).toBe(order)
    expect(Object.keys(made.content)[0]).toBe('$schema')
  })

  test('is valid and marked as made from a template', () => {
    const site = withNewPage(made)
    expect(validate(site).filter(isError).map(formatIssue)).toEqual([])
    const fromTemplate = findPlaceholders(site).left.filter(({ rule }) => rule === 'template')
    expect(fromTemplate.length).toBeGreaterThan(2)
    expect(fromTemplate.filter(({ file }) => file.endsWith('.png'))).toHaveLength(pictures)
  })

  test('refuses one that already exists', () => {
    const there = withNewPage(made)
    expect(refused(request, there)).toBe(`data/${path} already exists; nothing was written.`)
    const shouted = { ...request, slug: 'other', title: 'RAIL' }
    // Two people may have the same name but for its capitals.
    expect(refused(shouted, there)).toMatch(
      request.kind === 'person' ? /^$/ : /repeated-name|address/,
    )
  })
})

test('refuses a title whose address exists already, with the reason', () => {
  expect(refused({ kind: 'case-study', title: 'Alpha: Ledger' })).toMatch(/already exists/)
  expect(refused({ kind: 'case-study', title: 'Alpha: Ledger', slug: 'new' })).toMatch(
    /data\/case-studies\/new\.json:4:\d+ .* address .* is taken by "Alpha Ledger"/,
  )
  expect(refused({ kind: 'case-study', title: 'Former Alpha Ledger' })).toMatch(/address/)
  expect(refused({ kind: 'case-study', title: 'Page' })).toMatch(/address/)
})

test.each([
  ['Quotes "and" \\ back\\slashes', 'quotes-and-backslashes'],
  ['  Spaces \n around ', 'spaces-around'],
  ['Trains 🚂 & Boats', 'trains-og-boats'],
  ['أبواب', 'abwab'],
  ['{slug} $& {title}', 'slug-dollarog-title'],
])('keeps the title %j and derives the address %s', (title, slug) => {
  for (const kind of ['case-study', 'service'] as const) {
    const made = newPage({ kind, title })
    expect(made.content.title).toBe(title.replace(/\s+/g, ' ').trim())
    expect(made.pagePath).toMatch(new RegExp(`/${slug}/$`))
    expect(validate(withNewPage(made)).filter(isError).map(formatIssue)).toEqual([])
  }
})

test.each([
  ['', 'A page needs a title.'],
  [' ', 'A page needs a title.'],
  ['🚂', '"🚂" has no letters or digits for an address: set one with --slug.'],
  ['x'.repeat(61), /out-of-range/],
  ['long '.repeat(40), /too long/],
  ['Bidi \u202e override', /wrong-form/],
])('refuses the title %j', (title, reason) => {
  expect(refused({ title })).toMatch(reason)
})

test('an explicit slug decides file name and address if the title cannot', () => {
  expect(newPage({ title: '🚂', slug: 'trains' })).toMatchObject({
    path: 'industries/trains.json',
    pagePath: '/industries/trains/',
  })
  expect(refused({ slug: '../trains' })).toMatch(/"data\/|unknown-file|cannot be part/)
  expect(newPage({ kind: 'case-study', title: '🚂', slug: 'trains' })).toMatchObject({
    path: 'case-studies/trains.json',
    pagePath: '/case-studies/trains/',
    content: { title: '🚂', slug: 'trains' },
  })
})

test.each([
  ...['industries/retail', '/industries/retail/', 'data/industries/retail.json'],
  ...['industries\\retail', 'C:/Program Files/Git/industries/retail'],
])('accepts a parent page written as %s', (parent) => {
  expect(newPage({ kind: 'sub-page', parent }).path).toBe('industries/retail/rail.json')
})

test.each([undefined, 'retail', 'products/till', 'industries/retail/loyalty', '..'])(
  'refuses a sub-page of %s with the list of parent pages',
  (parent) => {
    expect(refused({ kind: 'sub-page', parent })).toMatch(/--in.*industries\/retail/)
  },
)

test('keeps a picture that exists already', () => {
  const from = source()
  from.pictures.set('case-studies/rail/cover.png', { width: 1600, height: 900, bytes: 1 })
  expect(newPage({ kind: 'case-study' }, from).pictures).toEqual(['case-studies/rail/screen.png'])
})

test('ignores existing issues', () => {
  const from = source()
  const broken = from.files.map((file) =>
    file.path === 'home.json' ? { ...file, text: '{' } : file,
  )
  expect(newPage({}, { ...from, files: broken }).path).toBe('industries/rail.json')
})

test('on a site with addresses of its own, the page and its links have them', () => {
  const rename = (from: ContentSource, path: string, to: string): ContentSource =>
    changedSource(from, planRename(from, { path, to }) as ChangeSet)
  const own = rename(rename(source(), '/contact-us/', '/contacto/'), '/industries/', '/ramos/')
  const text = JSON.stringify(newPage({ kind: 'page' }, own).content)
  expect(text).toContain('](/contacto/)')
  for (const parent of ['industries/retail', '/ramos/retail/'])
    expect(newPage({ kind: 'sub-page', parent }, own)).toMatchObject({
      path: 'industries/retail/rail.json',
      pagePath: '/ramos/retail/rail/',
    })
})
