import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ContentSource } from '../../../../plugins/content/model'
import { formatIssue, isError } from '../../../../plugins/content/issue'
import type { PictureFacts } from '../../../../plugins/content/files/content-file'
import { validate } from '../../../../plugins/content/check/run'
import {
  changedSource,
  type ChangeSet,
} from '../../../../plugins/content-commands/changes/change-set'
import { planRename } from '../../../../plugins/content-commands/changes/plan-rename'
import {
  buildNeededFiles,
  buildNewPage,
  type NewPage,
  type NewPageRequest,
} from '../../../../plugins/content-commands/new/build-new-page'
import { withNewFiles } from '../../../../plugins/content-commands/new/new-file'
import {
  buildNewSite,
  type NewSiteRequest,
} from '../../../../plugins/content-commands/new/build-new-site'
import {
  labelsByText,
  readLabelsOfLanguage,
} from '../../../../plugins/content-commands/new/read-labels-of-language'
import { findPlaceholders } from '../../../../plugins/content/placeholders/find-placeholders'
import { templateIcon } from '../../../../plugins/content/text/template-markers'
import type { SiteLabelFile } from '../../../../src/content/new-site'
import { drop, set } from '../../../fixtures/changes'
import { fixtureSite, sourceOf, fileText } from '../../../fixtures/content'

/** The source of a site, which has the icon of the templates too. */
const siteSource = (site = fixtureSite()): ContentSource => {
  const from = sourceOf(site)
  return { ...from, icons: { ...from.icons, lucide: from.icons.lucide.add(templateIcon) } }
}

const ask = (request: Partial<NewPageRequest>, from = siteSource()) =>
  buildNewPage({ kind: 'industry', title: 'Rail', month: '2026-11', ...request }, from)

const newPage = (request: Partial<NewPageRequest>, from = siteSource()): NewPage => {
  const made = ask(request, from)
  if ('refused' in made) throw new Error(made.refused.join('\n'))
  return made
}

const refusedPage = (request: Partial<NewPageRequest>): string => {
  const made = ask(request)
  return 'refused' in made ? made.refused.join('\n') : ''
}

/** The site including the new page. */
function withNewPage({ path, content, pictures }: NewPage): ContentSource {
  const site = siteSource()
  const facts = { width: 1600, height: 1000, bytes: 1, isPlaceholder: true }
  return {
    ...site,
    files: [...site.files, { path, text: fileText(content) }],
    pictures: new Map<string, PictureFacts>([
      ...site.pictures,
      ...pictures.map((picture) => [picture, facts] as const),
    ]),
  }
}

const inRetail = { kind: 'sub-page', parent: 'industries/retail' } as const

describe.each([
  ['a case study', { kind: 'case-study' }, 'case-studies/rail.json', '/case-studies/rail/', 4, 2],
  ['an industry', { kind: 'industry' }, 'industries/rail.json', '/industries/rail/', 3, 0],
  ['a service', { kind: 'service' }, 'services/rail.json', '/services/rail/', 3, 0],
  ['a sub-page', inRetail, 'industries/retail/rail.json', '/industries/retail/rail/', 2, 0],
  ['a product', { kind: 'product' }, 'products/rail.json', '/products/rail/', 3, 0],
  ['a custom page', { kind: 'page' }, 'pages/rail.md', '/rail/', undefined, 0],
  ['a person', { kind: 'person' }, 'people/rail.json', '/our-company/', 3, 1],
] as const)('%s', (_what, request, path, pagePath, order, pictures) => {
  const made = newPage(request)

  test('has its path, its address and its schema, and is last in its list', () => {
    expect(made).toMatchObject({ path, pagePath })
    expect(made.content.title ?? made.content.name).toBe('Rail')
    expect(made.pictures).toHaveLength(pictures)
    expect(made.content.order).toBe(order)
    expect(Object.keys(made.content)[0]).toBe(path.endsWith('.md') ? 'title' : '$schema')
  })

  test('is valid and marked as made from a template', () => {
    const site = withNewPage(made)
    expect(validate(site).filter(isError).map(formatIssue)).toEqual([])
    const fromTemplate = findPlaceholders(site).left.filter(({ rule }) => rule === 'template')
    expect(fromTemplate.length).toBeGreaterThan(2)
    expect(fromTemplate.filter(({ file }) => file.endsWith('.png'))).toHaveLength(pictures)
  })
})

test('a first article comes with the author and the tag that it needs', () => {
  const site = fixtureSite()
  const isGone = (path: string) => /^(?:articles|people)\//.test(path)
  for (const path of Object.keys(site.files).filter(isGone)) delete site.files[path]
  drop('contact.json', '/contactPerson')(site)
  const source = siteSource(site)
  const template = source.site.templates.find(({ name }) => name === 'article')
  const needed = template && buildNeededFiles(template, '2026-11', source)
  if (!needed || 'refused' in needed) throw new Error(needed?.refused.join('\n'))
  expect(needed.map(({ path }) => path).sort()).toEqual([
    'articles/tags/todo-article-tag.json',
    'people/todo-person.json',
  ])
  const made = newPage({ kind: 'article' }, withNewFiles(source, needed))
  expect(made.content).toMatchObject({ author: 'todo-person', tags: ['todo-article-tag'] })
})

test('refuses a title whose address exists already, with the reason', () => {
  expect(refusedPage({ kind: 'case-study', title: 'Alpha: Ledger' })).toMatch(/already exists/)
  expect(refusedPage({ kind: 'case-study', title: 'Alpha: Ledger', slug: 'new' })).toMatch(
    /data\/case-studies\/new\.json:4:\d+ .* address .* is taken by "Alpha Ledger"/,
  )
})

test.each([
  ['Quotes "and" \\ back\\slashes', 'quotes-and-backslashes'],
  ['  Spaces \n around ', 'spaces-around'],
  ['{slug} $& {title}', 'slug-dollarog-title'],
])('keeps the title %j and derives the address %s', (title, slug) => {
  const made = newPage({ kind: 'service', title })
  expect(made.content.title).toBe(title.replace(/\s+/g, ' ').trim())
  expect(made.pagePath).toMatch(new RegExp(`/${slug}/$`))
  expect(validate(withNewPage(made)).filter(isError).map(formatIssue)).toEqual([])
})

test.each([
  ['', 'A page needs a title.'],
  ['🚂', '"🚂" has no letters or digits for an address: set one with --slug.'],
  ['long '.repeat(40), /out-of-range/],
  ['Bidi \u202e override', /wrong-form/],
])('refuses the title %j', (title, reason) => {
  expect(refusedPage({ title })).toMatch(reason)
})

test('an explicit slug decides file name and address if the title cannot', () => {
  expect(refusedPage({ slug: '../trains' })).toMatch(/"data\/|unknown-file|cannot be part/)
  expect(refusedPage({ slug: 'x'.repeat(201) })).toMatch(/cannot be part/)
  expect(newPage({ kind: 'case-study', title: '🚂', slug: 'trains' })).toMatchObject({
    path: 'case-studies/trains.json',
    pagePath: '/case-studies/trains/',
    content: { title: '🚂', slug: 'trains' },
  })
})

test.each([undefined, 'retail', 'products/till', 'industries/retail/loyalty', '..'])(
  'refuses a sub-page of %s with the list of parent pages',
  (parent) => {
    expect(refusedPage({ kind: 'sub-page', parent })).toMatch(/--in.*industries\/retail/)
  },
)

test('names the parent page that is probably meant', () => {
  expect(refusedPage({ kind: 'sub-page', parent: 'industri\u0435s/retail' })).toContain(
    'did you mean "industries/retail" (U+0065 in place of U+0435)?',
  )
})

test('keeps a picture that exists already', () => {
  const from = siteSource()
  from.pictures.set('case-studies/rail/cover.png', { width: 1600, height: 900, bytes: 1 })
  expect(newPage({ kind: 'case-study' }, from).pictures).toEqual(['case-studies/rail/screen.png'])
})

test('ignores existing issues', () => {
  const from = siteSource()
  const broken = from.files.map((file) =>
    file.path === 'home.json' ? { ...file, text: '{' } : file,
  )
  expect(newPage({}, { ...from, files: broken }).path).toBe('industries/rail.json')
})

test('on a site with addresses of its own, the page and its links have them', () => {
  const rename = (from: ContentSource, path: string, to: string): ContentSource =>
    changedSource(from, planRename(from, { path, to }) as ChangeSet)
  const renamedSource = rename(
    rename(siteSource(), '/contact-us/', '/contacto/'),
    '/industries/',
    '/ramos/',
  )
  const text = JSON.stringify(newPage({ kind: 'page' }, renamedSource).content)
  expect(text).toContain('](/contacto/)')
  for (const parent of ['industries/retail', '/ramos/retail/'])
    expect(newPage({ kind: 'sub-page', parent }, renamedSource)).toMatchObject({
      path: 'industries/retail/rail.json',
      pagePath: '/ramos/retail/rail/',
    })
})

const folder = resolve('src/locale')
const languages = readdirSync(folder).map((file) => file.replace('.json', ''))
const labelsOf = (language: string) =>
  readLabelsOfLanguage(process.cwd(), language) as SiteLabelFile

/** The present site; one of its custom pages links to a page that a new site does not have. */
const sourceWithFiles = ((): ContentSource => {
  const site = fixtureSite()
  const dead = 'See [the **contract**](/our-company/contract/#ending) and [us](/contact-us/).'
  set('pages/notes.md', '/body', dead)(site)
  return siteSource(site)
})()

const build = (
  request: Partial<NewSiteRequest>,
  labels = labelsOf('en'),
  source = sourceWithFiles,
) =>
  buildNewSite(
    {
      name: 'Nordlys',
      language: 'en',
      currency: 'EUR',
      color: '#0f766e',
      email: 'hi@nordlys.example',
      month: '2026-11',
      ...request,
    },
    labels,
    source,
    labelsByText(labels, labelsOf('en')),
  )

const built = (request: Partial<NewSiteRequest>, labels?: SiteLabelFile) => {
  const site = build(request, labels)
  if ('refused' in site) throw new Error(site.refused.join('\n'))
  const contentOf = (path: string): unknown =>
    site.written.find((file) => file.path === path)?.content
  return { ...site, contentOf }
}

/** The texts of a set by their keys; of each only the placeholders, with one for the currency. */
const placeholdersIn = (labels: SiteLabelFile): unknown =>
  JSON.parse(JSON.stringify(labels).replaceAll('{symbol}', '{currency}'), (_key, value: unknown) =>
    typeof value === 'string' ? [...value.matchAll(/\{\w+\}/g)].map(String).sort() : value,
  )

test.each(languages)(
  'the label file "%s" is valid in a new site, with the placeholders of the English one',
  (language) => {
    const labels = labelsOf(language)
    expect(placeholdersIn(labels)).toEqual(placeholdersIn(labelsOf('en')))
    const { written } = built({ language }, labels)
    const pictures = written.flatMap((file) => file.pictures)
    const site = {
      ...sourceWithFiles,
      files: [
        ...written.map(({ path, content }) => ({ path, text: fileText(content) })),
        { path: 'ui-text.json', text: fileText(labels.uiText) },
      ],
      pictures: new Map<string, PictureFacts>([
        ...pictures.map((path) => [path, { width: 1600, height: 1000, bytes: 1 }] as const),
        ...[...sourceWithFiles.pictures].filter(([path]) => path.startsWith('pages/')),
      ]),
    }
    expect(validate(site).map(formatIssue)).toEqual([])
    // Each name of a word in the templates was replaced; labels keep their placeholders.
    const ofLabels = ['contact.json', 'status-pages.json']
    const writtenFiles = written.filter(({ path }) => !ofLabels.includes(path))
    expect(JSON.stringify(writtenFiles)).not.toMatch(/\{(?!year\})\w+\}/)
  },
)

test('has one page of each kind; of the present site only custom pages and technologies stay', () => {
  const { written, deleted, contentOf } = built({})
  const pages = written.map(({ path }) => path).filter((path) => path.includes('/'))
  expect(pages).toEqual([
    ...['services/todo-service.json', 'industries/todo-industry.json'],
    ...['products/todo-product.json', 'case-studies/todo-case-study.json'],
    ...['people/todo-person.json', 'pages/privacy-policy.md', 'pages/notes.md'],
  ])
  const pictures = [...sourceWithFiles.pictures.keys()].filter((path) => !path.startsWith('pages/'))
  const logos = ['one', 'one-hover', 'two', 'two-hover'].map((name) => `static/clients/${name}.svg`)
  const files = [...sourceWithFiles.files.map(({ path }) => path), ...pictures]
  expect(deleted).toEqual([...files.map((path) => `data/${path}`), ...logos])
  expect(contentOf('technologies.json')).toHaveProperty('technologies', [
    { name: 'Node', icon: 'nodedotjs' },
    { name: 'React', icon: 'react' },
  ])
  expect(JSON.stringify(contentOf('pages/notes.md'))).toContain(
    'See the **contract** and [us](/contact-us/).',
  )
})

test.each([
  ['es-MX', ['es-MX', 'MX', undefined, undefined]],
  ['ar', ['ar-EG', 'EG', 'rtl', 'keep']],
  ['bn', ['bn-BD', 'BD', undefined, 'keep']],
  // Node.js has no formats of Haitian Creole.
  ['ht', ['en-HT', 'HT', undefined, undefined]],
])('derives formats, direction and addresses from the language %s', (language, expected) => {
  const site = built({ language }).contentOf('site.json') as Record<string, unknown>
  const { countryCode } = site.address as Record<string, unknown>
  expect([site.locale, countryCode, site.direction, site.slugLetters]).toEqual(expected)
})

test.each([
  [{ language: 'nb' }, 'Europe/Oslo'],
  [{ language: 'en' }, new Intl.DateTimeFormat().resolvedOptions().timeZone],
  [{ language: 'nb', timezone: 'Asia/Dhaka' }, 'Asia/Dhaka'],
])('has for %j the time zone %s', (request, timeZone) => {
  expect(built(request).contentOf('site.json')).toHaveProperty('timeZone', timeZone)
})

test('its privacy policy says what the new site does', () => {
  const policy = JSON.stringify(built({}).contentOf('pages/privacy-policy.md'))
  expect(policy).toContain('has no analytics')
  expect(policy).not.toMatch(/Calendly|estimate/)
})

test('has the addresses of its labels', () => {
  const { written, contentOf } = built({ language: 'es' }, labelsOf('es'))
  expect(contentOf('navigation.json')).toMatchObject({
    contact: { link: '/contacto/' },
    services: [{ link: '/servicios/todo-service/' }],
  })
  expect(JSON.stringify(contentOf('pages/notes.md'))).toContain('[us](/contacto/)')
  expect(JSON.stringify(written)).not.toMatch(/"\/(?:services|contact-us)\//)
})

test.each(languages)(
  'in "%s" the sitemap that stays has the words of the label file',
  (language) => {
    const labels = labelsOf(language)
    const path = 'pages/sitemap.md'
    const text = readFileSync(`data/${path}`, 'utf8')
    const source = { ...sourceWithFiles, files: [...sourceWithFiles.files, { path, text }] }
    const site = build({ language }, labels, source)
    const content = 'written' in site && site.written.find((file) => file.path === path)?.content
    const { sitemap, sitemapDescription, mainPages, home } = labels.words
    expect(content).toMatchObject({
      draft: true,
      title: sitemap,
      description: sitemapDescription,
      sitemap: { title: mainPages, home },
    })
  },
)

test.each<[Partial<NewSiteRequest>, RegExp]>([
  [{ language: 'xx' }, /^--language: "xx" is not a language\.$/],
  [{ language: '../es' }, /^--language: "\.\.\/es" is not a language\.$/],
  [{ currency: 'EUX' }, /^--currency: "EUX" is not a currency \(did you mean "[A-Z]{3}"/],
  [{ color: '#fddd00' }, /^--color: .* contrast .*the nearest that can is "#/],
  [{ email: 'nordlys' }, /^--email: "nordlys" does not have the required form/],
  [{ timezone: 'Europe/Madird' }, /^--timezone: .* not a time zone .*"Europe\/Madrid"/],
  [{ name: 'x'.repeat(41) }, /^--name: has 41 characters/],
])('refuses %j in one sentence', (request, reason) => {
  const site = build(request)
  expect('refused' in site && site.refused).toEqual([expect.stringMatching(reason)])
})
