import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CaseStudyList } from '../../../../src/features/case-studies/list/CaseStudyList'
import { packIndex } from '../../../../src/routes/case-study-index'
import { card } from '../../../fixtures/cards'
import { siteAnswers } from '../../../fixtures/static-queries'
import { mockStaticQueries, navigate } from '../../../mocks/gatsby'

/** Works are named by a number; every third is for shops, every fifth uses Elm. */
const names = (count: number) => Array.from({ length: count }, (_, index) => `Work${index + 1}`)

const indexed = (title: string, index: number) => ({
  title,
  industry: (index + 1) % 3 === 0 ? ['Loyalty', 'Shops'] : ['Health'],
  service: ['Web'],
  technology: [(index + 1) % 5 === 0 ? 'Elm' : 'Node'],
})

const indexPath = '/case-studies/index.json'
const pagePath = (page: number) => `/page-data/case-studies/page/${page}/page-data.json`

/** The files of the site, by their addresses; the others cannot be had. */
let files: Record<string, unknown> = {}
const respond = jest.fn((path: string) => {
  if (!(path in files)) return Promise.reject(new TypeError('offline'))
  return Promise.resolve({ ok: true, json: () => Promise.resolve(files[path]) })
})

const cardsFrom = (start: number, end: number) => ({
  result: {
    data: {
      works: {
        nodes: names(end)
          .slice(start)
          .map((name) => card(name)),
      },
    },
  },
})

const show = (count: number, search = '', page = 1) => {
  window.history.replaceState(null, '', `/case-studies/${search}`)
  const filters = {
    total: count,
    industry: ['Health', 'Loyalty', 'Shops'],
    service: ['Web'],
    technology: ['Elm', 'Node'],
  }
  mockStaticQueries({ ...siteAnswers(), CaseStudyFilters: { overview: { filters } } })
  files[indexPath] ??= packIndex(names(count).map(indexed))
  const own = names(count).slice((page - 1) * 24, page * 24)
  return render(<CaseStudyList cards={own.map((name) => card(name))} page={page} />)
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
const status = () => screen.getByRole('status').textContent
// Many cards take their time on a busy machine, above all to be searched by role.
const shown = (text: string) => screen.findByText(text, undefined, { timeout: 4000 })
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option)

beforeEach(() => {
  files = {}
  respond.mockClear()
  navigate.mockReset()
  globalThis.fetch = respond as unknown as typeof fetch
})

test('every case study, and how many there are', () => {
  show(4)
  expect(titles()).toEqual(names(4))
  expect(status()).toBe('Words for allCaseStudies: 4')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(respond).not.toHaveBeenCalled()
})

test('what can be chosen', () => {
  show(5)
  const options = (label: string) =>
    within(screen.getByRole('combobox', { name: label }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(options('Words for industry')).toEqual(['Words for any', 'Health', 'Loyalty', 'Shops'])
  expect(options('Words for technology')).toEqual(['Words for any', 'Elm', 'Node'])
})

test('choosing goes to the address of the choice, to which the next is added', async () => {
  show(5)
  await choose('Words for industry', 'Health')
  expect(navigate).toHaveBeenLastCalledWith('/case-studies/?industry=Health', { replace: false })
  await choose('Words for technology', 'Elm')
  expect(navigate).toHaveBeenLastCalledWith('/case-studies/?industry=Health&technology=Elm', {
    replace: false,
  })
})

test('what the keyboard chooses in a select, value by value, is one entry in the history', () => {
  show(5)
  const industry = screen.getByRole('combobox', { name: 'Words for industry' })
  const entries = () => navigate.mock.calls.map(([, options]: { replace: boolean }[]) => options)
  const change = (value: string) => fireEvent.change(industry, { target: { value } })
  industry.focus()
  change('Health')
  change('Loyalty')
  change('Shops')
  expect(entries()).toEqual([{ replace: false }, { replace: true }, { replace: true }])
  // The pointer chooses once, and coming back with the keyboard begins another entry.
  fireEvent.pointerDown(industry)
  change('Health')
  act(() => industry.blur())
  change('Loyalty')
  expect(entries().slice(3)).toEqual([{ replace: false }, { replace: false }])
})

test('an address with a choice shows what fits, says how many, and leads back', async () => {
  show(6, '?industry=Shops')
  await shown('Words for matching: 2 Words for of 6')
  expect(titles()).toEqual(['Work3', 'Work6'])
  expect(respond.mock.calls).toEqual([[indexPath]])
  expect(status()).toBe('Words for matching: 2 Words for of 6')
  expect(screen.getByRole('combobox', { name: 'Words for industry' })).toHaveValue('Shops')
  expect(screen.getByRole('link', { name: 'Words for allCaseStudies' })).toHaveAttribute(
    'href',
    '/case-studies/',
  )
  expect(navigate).not.toHaveBeenCalled()
})

test('says so when nothing fits, and offers all of them', async () => {
  show(8, '?industry=Shops&technology=Elm')
  expect(await shown('Words for noMatch')).toBeVisible()
  expect(status()).toBe('Words for matching: 0 Words for of 8')
  expect(screen.getByRole('link', { name: 'Words for allCaseStudies' })).toHaveAttribute(
    'href',
    '/case-studies/',
  )
})

test('a choice that does not exist shows everything', () => {
  show(3, '?industry=Falconry')
  expect(titles()).toEqual(names(3))
  expect(respond).not.toHaveBeenCalled()
})

test('while what fits is not known, and when it cannot be found out, the list stays whole', async () => {
  files[indexPath] = undefined
  respond.mockRejectedValueOnce(new TypeError('offline'))
  show(7, '?industry=Shops')
  expect(titles()).toEqual(names(7))
  await shown('Words for filterFailed Words for allCaseStudies: 7')
  expect(titles()).toEqual(names(7))
})

test('Show tries again after a failure, with the same choice', async () => {
  respond.mockRejectedValueOnce(new TypeError('offline'))
  show(9, '?industry=Shops')
  await shown('Words for filterFailed Words for allCaseStudies: 9')
  await userEvent.click(screen.getByRole('button', { name: 'Words for applyFilter' }))
  await shown('Words for matching: 3 Words for of 9')
  expect(titles()).toEqual(['Work3', 'Work6', 'Work9'])
  expect(respond.mock.calls).toEqual([[indexPath], [indexPath]])
  expect(navigate).not.toHaveBeenCalled()
})

test('an address may write a choice in any case', async () => {
  show(6, '?industry=shops')
  await shown('Words for matching: 2 Words for of 6')
  expect(screen.getByRole('combobox', { name: 'Words for industry' })).toHaveValue('Shops')
})

test('beyond 24 there are further pages', () => {
  show(25)
  expect(titles()).toHaveLength(24)
  expect(screen.getByRole('link', { name: 'Words for page 2' })).toHaveAttribute(
    'href',
    '/case-studies/page/2/',
  )
})

test('a choice finds the case studies of all pages', async () => {
  files[pagePath(2)] = cardsFrom(24, 30)
  show(30, '?technology=Elm')
  await shown('About Work30.')
  expect(status()).toBe('Words for matching: 6 Words for of 30')
  expect(titles()).toEqual(['Work5', 'Work10', 'Work15', 'Work20', 'Work25', 'Work30'])
  expect(respond.mock.calls).toEqual([[indexPath], [pagePath(2)]])
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('one that cannot be fetched can still be reached by its name', async () => {
  show(25, '?technology=Elm')
  expect(await shown('Work25')).toHaveAttribute('href', '/case-studies/work25/')
})

test('more than 24 that fit stand on several pages, and only the cards of the one shown are fetched', async () => {
  files[pagePath(2)] = cardsFrom(24, 48)
  files[pagePath(3)] = cardsFrom(48, 60)
  show(60, '?service=Web&page=2')
  await shown('About Work48.')
  expect(titles()).toEqual(names(48).slice(24))
  expect(status()).toBe('Words for matching: 60 Words for of 60')
  expect(respond.mock.calls).toEqual([[indexPath], [pagePath(2)]])
  expect(screen.getByRole('link', { name: 'Words for page 3' })).toHaveAttribute(
    'href',
    '/case-studies/?service=Web&page=3',
  )
})

test('a page beyond the last one is the last one', async () => {
  files[pagePath(2)] = cardsFrom(24, 48)
  files[pagePath(3)] = cardsFrom(48, 60)
  show(60, '?service=Web&page=99')
  await shown('About Work60.')
  expect(titles()).toEqual(names(60).slice(48))
})
