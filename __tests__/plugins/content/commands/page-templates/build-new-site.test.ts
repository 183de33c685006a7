import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  buildNewSite,
  type LabelSet,
  type NewSiteRequest,
} from '../../../../../plugins/content/commands/page-templates/build-new-site'
import { templateIcon } from '../../../../../plugins/content/core/template-markers'
import {
  formatIssue,
  validate,
  type ContentSource,
  type PictureFacts,
} from '../../../../../plugins/content/check/validate'
import { set } from '../../../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../../../fixtures/content'

const folder = resolve('plugins/content/labels')
const languages = readdirSync(folder).map((file) => file.replace('.json', ''))
const labelsOf = (language: string): LabelSet =>
  JSON.parse(readFileSync(resolve(folder, `${language}.json`), 'utf8')) as LabelSet

/** The present site; one of its custom pages links to a page that a new site does not have. */
const present = ((): ContentSource => {
  const site = fixtureSite()
  const dead = 'See [the **contract**](/our-company/contract/#ending) and [us](/contact-us/).'
  set('pages/notes.json', '/sections/1/text/paragraphs/0', dead)(site)
  const from = sourceOf(site)
  return { ...from, icons: { ...from.icons, lucide: from.icons.lucide.add(templateIcon) } }
})()

const build = (request: Partial<NewSiteRequest>, labels = labelsOf('en')) =>
  buildNewSite(
    {
      ...{ name: 'Nordlys', language: 'en', currency: 'EUR', color: '#0f766e' },
      ...{ email: 'hi@nordlys.example', month: '2026-11', ...request },
    },
    labels,
    present,
  )

const built = (request: Partial<NewSiteRequest>, labels?: LabelSet) => {
  const site = build(request, labels)
  if ('refused' in site) throw new Error(site.refused.join('\n'))
  const contentOf = (path: string): unknown =>
    site.written.find((file) => file.path === path)?.content
  return { ...site, contentOf }
}

/** The texts of a set by their keys; of each only the placeholders. */
const placeholdersIn = (labels: LabelSet): unknown =>
  JSON.parse(JSON.stringify(labels), (_key, value: unknown) =>
    typeof value === 'string' ? [...value.matchAll(/\{\w+\}/g)].map(String).sort() : value,
  )

test.each(languages)('the labels "%s" are complete, and valid in a new site', (language) => {
  const labels = labelsOf(language)
  expect(placeholdersIn(labels)).toEqual(placeholdersIn(labelsOf('en')))
  expect(JSON.stringify(labels.statusPages)).toMatch(/"visit":"[^"]+ "/)
  const { written } = built({ language }, labels)
  const pictures = written.flatMap((file) => file.pictures)
  const site = {
    ...present,
    files: written.map(({ path, content }) => ({ path, text: JSON.stringify(content) })),
    pictures: new Map<string, PictureFacts>([
      ...pictures.map((path) => [path, { width: 1600, height: 1000, bytes: 1 }] as const),
      ...[...present.pictures].filter(([path]) => path.startsWith('pages/')),
    ]),
  }
  expect(validate(site).map(formatIssue)).toEqual([])
  // Each name of a word in the templates was replaced; labels keep their placeholders.
  const own = written.filter(({ path }) => !/^(?:ui-text|contact)\.json$/.test(path))
  expect(JSON.stringify(own)).not.toMatch(/\{\w+\}/)
})

test('has one page of each kind; of the present site only custom pages and technologies stay', () => {
  const { written, deleted, contentOf } = built({})
  const names = [
    ...['site', 'theme', 'navigation', 'calls-to-action', 'home', 'case-studies', 'products'],
    ...['industries', 'services', 'company', 'contact', 'scheduling', 'ui-text', 'status-pages'],
    ...['services/todo-service', 'industries/todo-industry', 'products/todo-product'],
    ...['case-studies/todo-case-study', 'people/todo-person', 'technologies', 'pages/notes'],
  ]
  expect(written.map(({ path }) => path)).toEqual(names.map((name) => `${name}.json`))
  const pictures = [...present.pictures.keys()].filter((path) => !path.startsWith('pages/'))
  const logos = ['one', 'one-hover', 'two', 'two-hover'].map((name) => `static/clients/${name}.svg`)
  const files = [...present.files.map(({ path }) => path), ...pictures]
  expect(deleted).toEqual([...files.map((path) => `data/${path}`), ...logos])
  expect(contentOf('technologies.json')).toHaveProperty('technologies', [
    { name: 'Node', icon: 'nodedotjs' },
    { name: 'React', icon: 'react' },
  ])
  expect(JSON.stringify(contentOf('pages/notes.json'))).toContain(
    'See the **contract** and [us](/contact-us/).',
  )
})

test.each([
  ['es', ['es-ES', 'ES', undefined, undefined]],
  ['es-MX', ['es-MX', 'MX', undefined, undefined]],
  ['ar', ['ar-EG', 'EG', 'rtl', 'keep']],
  ['bn', ['bn-BD', 'BD', undefined, 'keep']],
])('derives formats, direction and addresses from the language %s', (language, expected) => {
  const site = built({ language }).contentOf('site.json') as Record<string, unknown>
  const { countryCode } = site.address as Record<string, unknown>
  expect([site.locale, countryCode, site.direction, site.slugLetters]).toEqual(expected)
})

test.each([
  ['es', '/servicios/', '/contacto/'],
  ['bn', '/সেবা/', '/যোগাযোগ/'],
])('has the addresses of the labels "%s"', (language, services, contact) => {
  const { written, contentOf } = built({ language }, labelsOf(language))
  expect(contentOf('navigation.json')).toMatchObject({
    contact: { link: contact },
    services: [{ link: `${services}todo-service/` }],
  })
  expect(JSON.stringify(contentOf('pages/notes.json'))).toContain(`[us](${contact})`)
  expect(JSON.stringify(written)).not.toMatch(/"\/(?:services|contact-us)\//)
})

test.each<[Partial<NewSiteRequest>, RegExp]>([
  [{ language: 'xx' }, /^--language: "xx" is not a language\.$/],
  [{ language: '../es' }, /^--language: "\.\.\/es" is not a language\.$/],
  [{ language: 'ES' }, /^--language: .*form/],
  [{ currency: 'EUX' }, /^--currency: "EUX" is not the code of a currency/],
  [{ color: 'teal' }, /^--color: "teal" does not have the required form/],
  [{ color: '#fddd00' }, /^--color: .* contrast .*the nearest that can is "#/],
  [{ email: 'nordlys' }, /^--email: "nordlys" does not have the required form/],
  [{ name: '' }, /^--name: /],
  [{ name: 'x'.repeat(41) }, /^--name: has 41 characters/],
])('refuses %j in one sentence', (request, reason) => {
  const site = build(request)
  expect('refused' in site && site.refused).toEqual([expect.stringMatching(reason)])
})
