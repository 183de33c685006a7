import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CaseStudyList } from '../../../../src/features/case-studies/list/CaseStudyList'
import { clearFiles } from '../../../../src/features/case-studies/list/useFilteredCaseStudies'
import { card } from '../../../fixtures/cards'
import { siteAnswers } from '../../../fixtures/static-queries'
import { mockStaticQueries, navigate } from '../../../mocks/gatsby'

const indexPath = '/case-studies/index.json'
const pagePath = (page: number) => `/page-data/case-studies/page/${page}/page-data.json`

/** Titles with their number in the list, from 1; every third is tagged Shops, every fifth Elm. */
const titlesTo = (count: number) => Array.from({ length: count }, (_, index) => `No${index + 1}`)
const cardsOf = (page: number, count: number) =>
  titlesTo(count)
    .slice((page - 1) * 24, page * 24)
    .map((title) => card(title))

/** The files on the server, by path; requests for other files, or for `broken`, fail. */
let files: Record<string, unknown> = {}
let broken: string | undefined
const fetchFile = jest.fn((path: string) =>
  path in files && path !== broken
    ? Promise.resolve({ ok: true, json: () => Promise.resolve(files[path]) })
    : Promise.reject(new TypeError('offline')),
)

const show = (count: number, search = '', page = 1) => {
  window.history.replaceState(null, '', `/case-studies/${search}`)
  const options = { industry: ['Health', 'Shops'], service: ['Web'], technology: ['Elm', 'Node'] }
  const overview = { filters: { total: count, ...options } }
  mockStaticQueries({ ...siteAnswers(), CaseStudyFilters: { overview } })
  files[indexPath] ??= titlesTo(count).map((title, index) => ({
    path: card(title).path,
    industry: [(index + 1) % 3 === 0 ? 'Shops' : 'Health'],
    service: ['Web'],
    technology: [(index + 1) % 5 === 0 ? 'Elm' : 'Node'],
  }))
  for (let further = 2; further <= Math.ceil(count / 24); further += 1) {
    const data = { caseStudies: { nodes: cardsOf(further, count) } }
    files[pagePath(further)] ??= { result: { data } }
  }
  return render(<CaseStudyList cards={cardsOf(page, count)} page={page} />)
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
const status = () => screen.getByRole('status').textContent
const fetched = () => fetchFile.mock.calls.map(([path]) => path)
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
// Rendering and searching a list of many cards is slow on a busy machine.
const findText = (text: string) => screen.findByText(text, undefined, { timeout: 4000 })

beforeEach(() => {
  files = {}
  broken = undefined
  clearFiles()
  fetchFile.mockClear()
  navigate.mockReset()
  globalThis.fetch = fetchFile as unknown as typeof fetch
})

test.each(['', '?industry=Falconry'])('with the query "%s" the list is complete', (search) => {
  show(25, search)
  expect(titles()).toEqual(titlesTo(24))
  expect(status()).toBe('Label of allCaseStudies: 25')
  expect(linkTo('Label of page 2')).toBe('/case-studies/page/2/')
  expect(fetchFile).not.toHaveBeenCalled()
})

test('with fewer than eight case studies a query filters them without a form', async () => {
  show(7, '?industry=shops&technology=node')
  await findText('Label of matching: 2 Label of of 7 (Shops, Node)')
  expect(titles()).toEqual(['No3', 'No6'])
  expect(linkTo('Label of allCaseStudies')).toBe('/case-studies/')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('form')).toBeNull()
})

test('selecting an option adds it to the URL', async () => {
  show(8)
  const select = (label: string, option: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option)
  await select('Label of industry', 'Health')
  expect(navigate).toHaveBeenLastCalledWith('/case-studies/?industry=Health', { replace: false })
  await select('Label of technology', 'Elm')
  expect(navigate).toHaveBeenLastCalledWith('/case-studies/?industry=Health&technology=Elm', {
    replace: false,
  })
})

test('a series of keyboard changes in one select adds one history entry', () => {
  show(8)
  const select = screen.getByRole('combobox', { name: 'Label of industry' })
  const change = (value: string) => fireEvent.change(select, { target: { value } })
  const replaced = () =>
    (navigate.mock.calls as [string, { replace: boolean }][]).map(([, { replace }]) => replace)
  select.focus()
  change('Health')
  change('Shops')
  fireEvent.pointerDown(select)
  change('Health')
  act(() => select.blur())
  change('Shops')
  expect(replaced()).toEqual([false, true, false, false])
})

test.each(['?industry=Shops', '?industry=shops'])(
  'with the query "%s" the list shows the matching case studies and a link to all',
  async (search) => {
    show(8, search)
    await findText('Label of matching: 2 Label of of 8')
    expect(titles()).toEqual(['No3', 'No6'])
    expect(screen.getByRole('combobox', { name: 'Label of industry' })).toHaveValue('Shops')
    expect(linkTo('Label of allCaseStudies')).toBe('/case-studies/')
    expect(fetched()).toEqual([indexPath])
    expect(navigate).not.toHaveBeenCalled()
  },
)

test('shows a message and a link to all case studies if none matches', async () => {
  show(8, '?industry=Shops&technology=Elm')
  expect(await findText('Label of noMatch')).toBeVisible()
  expect(status()).toBe('Label of matching: 0 Label of of 8')
  expect(linkTo('Label of allCaseStudies')).toBe('/case-studies/')
})

test.each([
  ['the index of few', 6, indexPath],
  ['the index', 8, indexPath],
  ['a further page', 30, pagePath(2)],
])(
  'keeps the list complete if %s fails to load, until the visitor applies the filter again',
  async (_, count, path) => {
    broken = path
    show(count, '?technology=Elm')
    await findText(`Label of filterFailed Label of allCaseStudies: ${count}`)
    expect(titles()).toEqual(titlesTo(Math.min(count, 24)))
    broken = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Label of applyFilter' }))
    await findText(`About No${count - (count % 5)}.`)
    expect(status()).toContain(`Label of matching: ${Math.floor(count / 5)} Label of of ${count}`)
    expect(navigate).not.toHaveBeenCalled()
  },
)

test.each([2, 99])('page %i of the matches shows the last page', async (page) => {
  show(60, `?technology=Node&page=${page}`)
  await findText('About No59.')
  expect(titles()).toHaveLength(24)
  expect(fetched()).toEqual([indexPath, pagePath(2), pagePath(3)])
  expect(linkTo('Label of page 1')).toBe('/case-studies/?technology=Node')
})
