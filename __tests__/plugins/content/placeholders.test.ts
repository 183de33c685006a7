import { formatIssue } from '../../../plugins/content/issue'
import { validate } from '../../../plugins/content/check/run'
import { findPlaceholders } from '../../../plugins/content/placeholders/find-placeholders'
import { adviceByKind } from '../../../plugins/content/placeholders/general-rules'
import { reportLines } from '../../../plugins/content/placeholders/report'
import { shippedLogo } from '../../../src/content/site-placeholders'
import { site as description } from '../../../src/site'
import { all, type Change, picture, set } from '../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../fixtures/content'
import { addGerman, addGermanSubPage, oberflaeche } from '../../fixtures/languages'

/** A site in which every placeholder has been replaced. */
const renamedSite = () => {
  const site = fixtureSite()
  all(
    set('site.json', '/url', 'https://agency.dev'),
    set('site.json', '/phones', ['+49 30 901820']),
    set('site.json', '/whatsapp', '+49 30 901821'),
    set('site.json', '/email', 'hello@agency.dev'),
    set('site.json', '/socials/0/link', 'https://github.com/agency'),
    set('site.json', '/legal/0/link', '/our-company/'),
    set('scheduling.json', '/prefill', { date: { daysAhead: 1 } }),
    set('scheduling.json', '/url', 'https://calendly.com/agency/30min'),
    ...['alpha-ledger', 'beta-menu', 'gamma-stock'].map((slug) =>
      set(`case-studies/${slug}.json`, '/links', [{ webUrl: 'https://alpha.dev' }]),
    ),
  )(site)
  return site
}

const listOf = (change: Change): string[] => {
  const site = renamedSite()
  change(site)
  return findPlaceholders(sourceOf(site)).left.map(formatIssue)
}

test('finds no placeholder on a site with its own content', () => {
  expect(listOf(() => undefined)).toEqual([])
  expect(validate(sourceOf(renamedSite())).map(formatIssue)).toEqual([])
})

test.each([
  ['brand', 'site.json', '/name', 'Clauseworks'],
  ['brand', 'site.json', '/name', 'CLAUSE\u00adWORKS Ltd.'],
  ['url', 'site.json', '/url', 'https://www.agency.example'],
  ['phone', 'site.json', '/phones/0', '+44 20 7946 0018'],
  ['email', 'site.json', '/email', 'hello@agency.test'],
  ['address', 'site.json', '/address/street', 'Level 6, 42 Kemal Ataturk Avenue'],
  ['social', 'site.json', '/socials/0/link', 'https://github.example/agency'],
  ['scheduling-url', 'scheduling.json', '/url', 'https://calendly.com/an-example/30min'],
  ['legal-link', 'site.json', '/legal/0/link', ''],
  ['example-address', 'case-studies/alpha-ledger.json', '/links/0/webUrl', 'https://a.example/x'],
  ['template', 'services/web.json', '/description', 'TODO: one or two sentences about it all.'],
] as const)('%s: %s%s', (kind, file, pointer, value) => {
  const site = renamedSite()
  set(file, pointer, value)(site)
  const { left } = findPlaceholders(sourceOf(site))
  expect(left).toHaveLength(1)
  expect(left[0]).toMatchObject({ file: `data/${file}`, pointer, rule: kind })
  expect(left[0]?.remedy).toBe(adviceByKind(description)[kind])
})

const fromTemplate = { width: 1600, height: 1000, bytes: 9, isPlaceholder: true }

test.each<[what: string, change: Change, line: RegExp]>([
  [
    'the sample values of a booking once, whatever they are',
    set('scheduling.json', '/prefill', { sample: true, email: 'a@client.example', name: 'A B' }),
    /\/prefill\/sample {2}sample-prefill/,
  ],
  [
    'a person who is marked as a sample',
    set('people/jo-doe.json', '/sample', true),
    /\/sample {2}sample-person/,
  ],
  [
    'somebody to call whose number is invented',
    set('our-company/contract.md', '/body', '## References\n\nCall +880 1000 000 311.'),
    /:\d+:1 {2}\/body {2}reference/,
  ],
  [
    'a blank in terms',
    set('our-company/contract.md', '/body', '## Services\n\n[Email provider]'),
    /:\d+:1 {2}\/body {2}blank-in-terms/,
  ],
  [
    'a document that is a draft',
    set('our-company/contract.md', '/version', 'Draft of 1 May.'),
    /\/version {2}draft-document/,
  ],
  [
    'the placeholder picture of a template until it is replaced',
    picture('case-studies/alpha-ledger/cover.png', fromTemplate),
    /^data\/case-studies\/alpha-ledger\/cover\.png:1:1 .* template /,
  ],
])('reports %s', (_what, change, line) => {
  expect(listOf(change)).toEqual([expect.stringMatching(line)])
})

test('reports the shipped name in files outside of data/, also in a package name', () => {
  const namingFiles = new Map([
    ['package.json', '{\n  "name": "clauseworks-website"\n}'],
    ['LICENSE', 'Copyright Agency'],
  ])
  expect(findPlaceholders(sourceOf(renamedSite()), { namingFiles }).left).toMatchObject([
    { file: 'package.json', line: 2, rule: 'brand' },
  ])
})

test('reports each blank of a custom page in its line', () => {
  const body =
    'By [legal name].\n\n`a[0]`, \\[sic\\] and [us](/contact-us/).\n\n| A |\n|---|\n| ［住所］ |'
  expect(listOf(set('pages/notes.md', '/body', body))).toEqual([
    expect.stringMatching(/notes\.md:25:4 .*blank {2}"\[legal name\]" is a blank/),
    expect.stringMatching(/notes\.md:31:3 .*blank {2}"［住所］" is a blank/),
  ])
})

test('reports the texts of label files that are to be translated', () => {
  const file = 'src/locale/nb.json'
  const labelFiles = new Map([[file, '{\n  "open": "Åpne",\n  "close": "TODO: Close"\n}\n']])
  const { left } = findPlaceholders(sourceOf(renamedSite()), { labelFiles })
  expect(left).toMatchObject([{ file, line: 3, rule: 'template' }])
})

test('reports the labels that are in English, in the file that can have them', () => {
  const file = 'data/nb/ui-text.json'
  const { left } = findPlaceholders(sourceOf(renamedSite()), {
    englishLabels: new Map([[file, ['close', 'next']]]),
  })
  expect(left).toMatchObject([
    { file, rule: 'untranslated', remedy: 'write these labels: close, next' },
  ])
})

test('reports texts in English on pages in another language', () => {
  const site = renamedSite()
  set('pages/notes.md', '/title', 'Main pages')(site)
  const { left } = findPlaceholders(sourceOf(site), {
    englishTexts: new Map([[undefined, new Set(['Main pages'])]]),
  })
  expect(left).toMatchObject([
    {
      file: 'data/pages/notes.md',
      pointer: '/title',
      rule: 'untranslated',
      problem: 'is in English',
    },
  ])
})

test('a line for each file names the lines of texts, and none for a picture', () => {
  const site = renamedSite()
  all(
    picture('case-studies/alpha-ledger/cover.png', fromTemplate),
    set('home.json', '/title', 'TODO: the title'),
  )(site)
  expect(reportLines(findPlaceholders(sourceOf(site)).left)).toEqual([
    'data/case-studies/alpha-ledger/cover.png  template: put your own picture in its place',
    expect.stringMatching(/^data\/home\.json {2}template \(line \d+\): replace it as it says$/),
  ])
})

test('reports the logo while its file is the shipped one', () => {
  const withLogo = (digest: string) => ({
    ...sourceOf(renamedSite()),
    digests: new Map([['static/brand/mark.svg', digest]]),
  })
  expect(findPlaceholders(withLogo(shippedLogo)).left).toMatchObject([
    { file: 'data/theme.json', pointer: '/logo', rule: 'logo' },
  ])
  expect(findPlaceholders(withLogo('another one')).left).toEqual([])
})

test('accepts a license that keeps the line of its first owner', () => {
  const license = 'MIT License\n\nCopyright (c) 2026 Clauseworks\n'
  const fileOf = (text: string) => new Map([['LICENSE', text]])
  const left = (text: string) =>
    findPlaceholders(sourceOf(renamedSite()), { namingFiles: fileOf(text) }).left
  expect(left(license)).toMatchObject([{ file: 'LICENSE', line: 3, rule: 'brand' }])
  expect(left(`${license}Copyright (c) 2027 Agency Ltd.\n`)).toEqual([])
})

test('omits the kinds that site.json accepts', () => {
  const site = renamedSite()
  set('site.json', '/legal/0/link', '')(site)
  set('site.json', '/name', 'Clauseworks')(site)
  const reason = 'The pages are being written.'
  set('site.json', '/acceptedPlaceholders', [{ kind: 'legal-link', reason }])(site)
  expect(validate(sourceOf(site))).toEqual([])
  const { left, accepted } = findPlaceholders(sourceOf(site))
  expect(left.map(({ rule }) => rule)).toEqual(['brand'])
  expect(accepted.map(({ rule }) => rule)).toEqual(['legal-link'])
})

test('counts placeholders in drafts separately, except in scheduled pages', () => {
  const placeholdersWith = (state: Record<string, unknown>) => {
    const site = renamedSite()
    set('case-studies/alpha-ledger.json', '/links', [{ webUrl: 'https://alpha.example' }])(site)
    for (const [key, value] of Object.entries(state))
      set('case-studies/alpha-ledger.json', `/${key}`, value)(site)
    const { left, inDrafts } = findPlaceholders(sourceOf(site))
    return [left, inDrafts].map((found) => found.map(({ file }) => file))
  }
  const file = 'data/case-studies/alpha-ledger.json'
  expect(placeholdersWith({})).toEqual([[file], []])
  expect(placeholdersWith({ draft: true })).toEqual([[], [file]])
  expect(placeholdersWith({ publishAt: '2999-01-01' })).toEqual([[file], []])
})

test('finds placeholders in another language, and no texts of drafts', () => {
  const german = all(addGerman, set('de/site.json', '/legal', []))
  const todo = all(german, set('de/services/web.json', '/promise', 'TODO: a promise'))
  const inPage = (change: Change) =>
    listOf(change).filter((issue) => issue.includes('services/web'))
  expect(inPage(todo)).toContainEqual(expect.stringMatching(/^data\/de\/.*:\d+.*TODO/))
  expect(inPage(all(todo, set('de/services/web.json', '/draft', true)))).toEqual([])
})

test('finds sentences of a translation that are those of the original', () => {
  const sentence = 'A page for each client'
  const original = all(addGerman, set('services/web.json', '/promise', sentence))
  const promiseIn = (text: string) =>
    listOf(all(original, set('de/services/web.json', '/promise', text))).filter(
      (issue) => issue.includes('web.json:') && issue.includes('/promise'),
    )
  expect(promiseIn(sentence)).toEqual([expect.stringContaining('translate it')])
  expect(promiseIn('Eine Seite für jeden Kunden')).toEqual([])
  expect(listOf(original).filter((issue) => issue.includes('$schema'))).toEqual([])
})

test('compares a sub-page with its original in the folder of the original parent page', () => {
  const sentence = 'A page for each client'
  const found = listOf(
    all(
      addGermanSubPage,
      set('services/web/frontend.json', '/promise', sentence),
      set(oberflaeche, '/promise', sentence),
    ),
  )
  expect(found).toContainEqual(expect.stringMatching(/oberflaeche.*\/promise.*translate it/))
})
