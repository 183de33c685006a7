import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CaseStudyList } from '../../src/sections/CaseStudyList'
import { card } from '../fixtures/cards'
import { siteAnswers } from '../fixtures/static-queries'
import { answerQueries, navigate } from '../mocks/gatsby'

/** Works are named by a number; every third is for shops, every fifth uses Elm. */
const names = (count: number) => Array.from({ length: count }, (_, index) => `Work${index + 1}`)

const tags = (...titles: string[]) => titles.map((title) => ({ title, page: null }))

const indexed = (title: string, index: number) => ({
  path: card(title).path,
  title,
  industries:
    (index + 1) % 3 === 0
      ? [{ title: 'Loyalty', page: { group: { title: 'Shops' } } }]
      : tags('Health'),
  services: tags('Web'),
  tech: [{ name: (index + 1) % 5 === 0 ? 'Elm' : 'Node' }],
})

const respond = jest.fn()

const show = (count: number, search = '', page = 1) => {
  window.history.replaceState(null, '', `/case-studies/${search}`)
  answerQueries({
    ...siteAnswers(),
    CaseStudyIndex: { works: { nodes: names(count).map(indexed) } },
  })
  const own = names(count).slice((page - 1) * 24, page * 24)
  return render(<CaseStudyList cards={own.map((name) => card(name))} page={page} />)
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
const status = () => screen.getByRole('status').textContent
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option)

beforeEach(() => {
  respond.mockReset()
  navigate.mockReset()
  globalThis.fetch = respond
})

test('every case study, and how many there are', () => {
  show(4)
  expect(titles()).toEqual(names(4))
  expect(status()).toBe('Words for allCaseStudies: 4')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('the choices come from the case studies; a group can be chosen for its sub-pages', () => {
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
  expect(navigate).toHaveBeenLastCalledWith('/case-studies/?industry=Health')
  await choose('Words for technology', 'Elm')
  expect(navigate).toHaveBeenLastCalledWith('/case-studies/?industry=Health&technology=Elm')
})

test('an address with a choice shows what fits, says how many, and leads back', () => {
  show(6, '?industry=Shops')
  expect(titles()).toEqual(['Work3', 'Work6'])
  expect(status()).toBe('Words for matching: 2 Words for of 6')
  expect(screen.getByRole('combobox', { name: 'Words for industry' })).toHaveValue('Shops')
  expect(screen.getByRole('link', { name: 'Words for allCaseStudies' })).toHaveAttribute(
    'href',
    '/case-studies/',
  )
  expect(navigate).not.toHaveBeenCalled()
})

test('says so when nothing fits, and offers all of them', () => {
  show(6, '?industry=Shops&technology=Elm')
  expect(screen.getByText('Words for noMatch')).toBeVisible()
  expect(status()).toBe('Words for matching: 0 Words for of 6')
  expect(screen.getByRole('link', { name: 'Words for allCaseStudies' })).toHaveAttribute(
    'href',
    '/case-studies/',
  )
})

test('a choice that does not exist shows everything', () => {
  show(3, '?industry=Falconry')
  expect(titles()).toEqual(names(3))
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
  const nodes = names(30)
    .slice(24)
    .map((name) => card(name))
  respond.mockResolvedValue({
    ok: true,
    json: async () => ({ result: { data: { works: { nodes } } } }),
  })
  show(30, '?technology=Elm')
  expect(status()).toBe('Words for matching: 6 Words for of 30')
  await waitFor(() => expect(titles()).toHaveLength(6))
  expect(titles()).toEqual(['Work5', 'Work10', 'Work15', 'Work20', 'Work25', 'Work30'])
  expect(respond.mock.calls).toEqual([['/page-data/case-studies/page/2/page-data.json']])
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('one that cannot be fetched can still be reached by its name', async () => {
  respond.mockRejectedValue(new Error('offline'))
  show(25, '?technology=Elm')
  await waitFor(() => expect(respond).toHaveBeenCalled())
  expect(screen.getByRole('link', { name: 'Work25' })).toHaveAttribute(
    'href',
    '/case-studies/work25/',
  )
})
