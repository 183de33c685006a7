import {
  buildNewPage,
  type NewPageRequest,
} from '../../../../plugins/content-commands/new/build-new-page'
import { withNewFiles } from '../../../../plugins/content-commands/new/new-file'
import { missingListFile } from '../../../../plugins/content-commands/new/build-new-site'
import { readLabelsOfLanguage } from '../../../../plugins/content-commands/new/read-labels-of-language'
import { listNewPage } from '../../../../plugins/content-commands/new/list-new-page'
import { changedSource } from '../../../../plugins/content-commands/changes/change-set'
import { validate } from '../../../../plugins/content/check/run'
import { formatIssue, isError } from '../../../../plugins/content/issue'
import type { ContentSource } from '../../../../plugins/content/model'
import { templateIcon } from '../../../../plugins/content/text/template-markers'
import { all, type Change, drop, remove, set } from '../../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../../fixtures/content'
import { smallestSite } from '../../../fixtures/smallest'

const labels = readLabelsOfLanguage(process.cwd(), 'en')

/** What the command does with a new page "Rail", and the menus after it. */
function listed(
  request: Partial<NewPageRequest>,
  change: Change = () => undefined,
  site = fixtureSite(),
) {
  change(site)
  const from = sourceOf(site)
  const icons = { ...from.icons, lucide: from.icons.lucide.add(templateIcon) }
  const sourceWithIcons: ContentSource = { ...from, icons }
  const folder = from.site.templates.find(({ name }) => name === request.kind)?.folder ?? ''
  const list = missingListFile(sourceWithIcons, folder, labels)
  const source = withNewFiles(sourceWithIcons, list ? [list] : [])
  const page = buildNewPage({ kind: '', title: 'Rail', month: '2026-11', ...request }, source)
  if ('refused' in page) throw new Error(page.refused.join('\n'))
  const withPage = withNewFiles(source, [page])
  const { texts, added, notAdded } = listNewPage(page, withPage)
  const after = changedSource(withPage, { texts })
  expect(validate(after).filter(isError).map(formatIssue)).toEqual([])
  const { text = '' } = after.files.find(({ path }) => path === 'navigation.json') ?? {}
  const menus = JSON.parse(text) as Record<string, { title: string; link: string }[]>
  return { menus, list: list?.path, added: added.map(pointerOf), notAdded: notAdded.map(pointerOf) }
}

const pointerOf = (place: string): string => place.replace(/:\d+ {2}/, ' ')

const rail = (folder: string) => ({ title: 'Rail', link: `${folder}rail/` })
const inHome = 'data/home.json /services/cards  (add it there if you want it)'
const inEstimate = 'data/estimate.json /services  (add it there if you want it)'

test.each([
  ['industry', undefined, ['/industries/1'], []],
  ['service', undefined, ['/services/1'], [inHome, inEstimate]],
  ['sub-page', 'services/web', ['/services/0/subMenu/1'], []],
  ['product', undefined, [], []],
  ['person', undefined, [], []],
] as const)('a new %s of %s is in the menus at %j', (kind, parent, added, notAdded) => {
  const result = listed({ kind, parent })
  expect(result.added).toEqual(added.map((at) => `data/navigation.json ${at}`))
  expect(result.notAdded.sort()).toEqual([...notAdded].sort())
  expect(result.list).toBeUndefined()
})

test('an entry has the title and the address of the page, and a text to replace', () => {
  expect(listed({ kind: 'industry' }).menus.industries?.at(-1)).toEqual(rail('/industries/'))
  expect(listed({ kind: 'service' }).menus.services?.at(-1)).toEqual({
    ...rail('/services/'),
    description: 'TODO: a few words about it',
  })
})

test.each<[string, Partial<NewPageRequest>, Change, reason: string]>([
  [
    'of a site without this menu',
    { kind: 'industry' },
    drop('navigation.json', '/industries'),
    '/industries  (there is no such list)',
  ],
  [
    'that would be one too many',
    { kind: 'industry' },
    set(
      'navigation.json',
      '/industries',
      Array.from({ length: 12 }, (_, index) => ({
        title: `${index}`,
        link: '/industries/health/',
      })),
    ),
    '/industries  (has 13 entries, but can have at most 12)',
  ],
  [
    'below a page that is not in the menu',
    { kind: 'sub-page', parent: 'services/design' },
    () => undefined,
    '/services  (it has no entry for /services/design/)',
  ],
  [
    'below a page whose other sub-pages are not in the menu',
    { kind: 'sub-page', parent: 'industries/retail' },
    () => undefined,
    '/industries/0  (it has no "subMenu")',
  ],
])('names the menu that does not get a page %s', (_what, request, change, reason) => {
  const { added, notAdded } = listed(request, change)
  expect([added, notAdded]).toEqual([[], [`data/navigation.json ${reason}`]])
})

test('the first page of a kind brings back the list, its entry and the menu', () => {
  const { menus, list, added } = listed({ kind: 'industry' }, undefined, smallestSite())
  expect([list, added.length]).toEqual(['industries.json', 2])
  expect(menus).toMatchObject({
    main: [
      { title: 'Industries', link: '/industries/', menu: 'industries' },
      { link: '/services/', menu: 'services' },
    ],
    industries: [rail('/industries/')],
  })
})

test('the first sub-page of a page brings the menu below its entry', () => {
  const { menus } = listed({ kind: 'sub-page', parent: 'services/web' }, undefined, smallestSite())
  expect(menus.services?.[0]).toHaveProperty('subMenu', [rail('/services/web/')])
})

const noProducts = all(remove('products/till.json'), remove('products/slate.json'))
const link = (path: string) => ({ title: path, link: path })

test.each([
  [['/services/', '/our-company/'], 0],
  [['/services/', '/case-studies/', '/our-company/'], 2],
  [['/case-studies/', '/notes/', '/services/'], 1],
  [['/our-company/', '/products/'], undefined],
])('in a menu with %j the list of the first page comes at %p', (paths, position) => {
  const { added } = listed(
    { kind: 'product' },
    all(noProducts, set('navigation.json', '/main', paths.map(link))),
  )
  expect(added).toEqual(position === undefined ? [] : [`data/navigation.json /main/${position}`])
})
