import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EstimateSection } from '../../../src/features/estimate/EstimateSection'
import { addresses, contactFormId } from '../../../src/content/addresses'
import { unsentMessage } from '../../../src/features/contact/unsent-message'
import { visitorNote } from '../../../src/sections/booking/prefill'
import { estimate, typical } from '../../fixtures/estimate'
import { showBuilt, wake } from '../../support/built-island'
import { InLocale, render } from '../../support/locale'

const titles: Record<string, string> = { '/services/web/': 'Web', '/services/design/': 'Design' }

/** The questions as the page's query returns them, with the weeks until the date "Soon". */
const questions = (withinWeeks: number) =>
  estimate.questions.map(({ choices, ...question }) => ({
    ...question,
    choices: choices.map((choice) => ({
      ...choice,
      withinWeeks: choice.key === 'soon' ? withinWeeks : null,
    })),
  }))

const texts = {
  driver: 'driver: {down} to {up}',
  tooLate: 'Takes {weeks} weeks',
  startsFrom: 'From {price}',
  budgeted: '{price}, {weeks}',
  dateOpen: '{weeks}, undated',
  validity: 'At {rate}',
  date: 'date {date}',
  certaintyText: '{answered} of {questions}, {margin}',
}

/** Labels with these texts; each other one is its own name. */
const named = (given: Record<string, string>) =>
  new Proxy(given, { get: (known, name: string) => known[name] ?? name })

/** The fixture model as the page's query returns it. */
const model = {
  ...estimate,
  services: estimate.services.map((service) => ({
    ...service,
    service: {
      path: service.service,
      title: titles[service.service],
      icon: 'globe',
      typical: null,
    },
  })),
  questions: questions(3),
  labels: named(texts),
} as unknown as Queries.EstimateModelFragment

beforeEach(() => {
  window.history.replaceState(null, '', addresses.estimate)
  visitorNote.clear()
})

afterEach(() => jest.useRealTimers())

/** Opens the address of the estimate with a query. */
const open = (search: string): void =>
  window.history.replaceState(null, '', addresses.estimate + search)

const section = <EstimateSection model={model}>{null}</EstimateSection>

const show = (search = '', change: object = {}) => {
  open(search)
  return render(<EstimateSection model={{ ...model, ...change }}>{null}</EstimateSection>)
}
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const result = () => within(screen.getByRole('region', { name: /^result/ }))

/** A text without the no-break spaces of prices and durations. */
const onAnyLine = (text: string): string => text.replaceAll('\u00a0', ' ')

test('says what to do before a service is chosen', () => {
  show()
  expect(result().getByText('emptyText')).toBeVisible()
  expect(result().queryByRole('link')).not.toBeInTheDocument()
})

test('begins with the smallest price of a service and what is budgeted for it, and with a range from the first answer on', async () => {
  const services = model.services.map((service) => ({
    ...service,
    service: { ...service.service, typical },
  }))
  show('?service=web', { services })
  expect(result().getByText('From 1,350 EUR')).toBeVisible()
  expect(result().getByText('1,500 to 3,000 EUR, 4 to 7 weeks')).toBeVisible()
  expect(result().queryByText('Make')).toBeNull()
  await choose(/^Large/)
  expect(result().getByText('2,250 to 4,130 EUR')).toBeVisible()
  expect(result().getByText('Make')).toBeVisible()
})

test('narrows the range with each answer, and stores the answers in the URL', async () => {
  show()
  await choose(/^Web/)
  // 10 + 5 days at 100 EUR less a tenth, to 20 + 5 days with haste and a tenth more.
  expect(result().getByText('1,350 to 4,130 EUR')).toBeVisible()
  await choose(/^Large/)
  await choose(/^Any time/)
  expect(result().getByText('2,250 to 2,750 EUR')).toBeVisible()
  expect(result().getByText('5 to 7 weeks')).toBeVisible()
  expect(window.location.search).toBe('?service=web&size=large&date=open')
})

test.each([
  ['オンライン予約', true],
  ['受発注の管理', false],
  ['Webシステム開発', true],
  ['A long title in letters that are narrow', false],
  ['Verkkosovelluskehitys', true],
])('on phones, services such as "%s" are in one column: %s', (title, isColumn) => {
  const services = model.services.map((service) => ({
    ...service,
    service: { ...service.service, title },
  }))
  show('', { services })
  const [radio] = screen.getAllByRole('radio', { name: title })
  const answers = radio?.closest('label')?.parentElement
  const columns = answers && getComputedStyle(answers).getPropertyValue('grid-template-columns')
  expect(columns === 'minmax(0, 1fr)').toBe(isColumn)
})

test('shows the choices in the URL, and ignores unknown ones', () => {
  show('?service=design&size=small&date=soon&mood=good')
  expect(screen.getByRole('radio', { name: /^Small/ })).toBeChecked()
  expect(result().getByText('500 EUR a month')).toBeVisible()
  expect(result().getByText(/^Starts in 1.to.2.weeks$/)).toBeVisible()
})

test('of a single service, the query selects it', () => {
  show('?service=web', { services: model.services.slice(0, 1) })
  expect(screen.getByRole('radio', { name: /^Web/ })).toBeChecked()
})

test('says which questions change the price most, and how accurate the range is', () => {
  show('?service=web&size=large')
  expect(screen.getByText('1 of 2, 10%')).toBeVisible()
  // In the middle of 2,250 to 4,130 EUR; a small one is in the middle of 1,350 to 2,480 EUR.
  const changes = screen.getAllByText(/^driver:/).map((change) => change.textContent)
  expect(changes).toEqual(['driver: −1,275 to 0', 'driver: −690 to +560'])
})

test('writes the currency as the language does, and fractions with its decimals', () => {
  const driver = '{down} to {up} {symbol}, {name}, {currency}'
  show('?service=web&size=large', {
    dayRate: 287.5,
    roundTo: 12.5,
    services: model.services.map((service) => ({ ...service, margin: 0.125 })),
    labels: named({ ...texts, driver }),
  })
  expect(screen.getByText('At 287.50 EUR')).toBeInTheDocument()
  expect(screen.getByText('1 of 2, 12.5%')).toBeVisible()
  expect(screen.getAllByText(/^−\d,\d{3}\.\d\d to 0\.00 €, euros, EUR$/)).toHaveLength(1)
})

test('writes prices with their own separators, which are others than those of numbers', () => {
  open('?service=web&size=large')
  render(<InLocale locale="de-AT">{section}</InLocale>)
  expect(result().getByText('2.250 to 4.130 EUR')).toBeVisible()
  expect(screen.getByText('driver: −1.275 to 0')).toBeVisible()
})

test('says when the wanted date is too early, and not in the week in which it can be done', async () => {
  const search = '?service=web&size=large&date='
  const { unmount } = show(`${search}open`)
  expect(result().queryByText(/^Takes/)).not.toBeInTheDocument()
  await choose(/^Soon/)
  expect(result().getByText('Takes 4 weeks')).toBeVisible()
  unmount()
  show(`${search}soon`, { questions: questions(4) })
  expect(result().getByText('4 to 6 weeks')).toBeVisible()
  expect(result().queryByText(/^Takes/)).not.toBeInTheDocument()
})

test('announces the range once it has not changed for half a second', () => {
  jest.useFakeTimers()
  show('?service=web&size=large&date=open')
  act(() => jest.advanceTimersByTime(499))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => jest.advanceTimersByTime(1))
  const [price, weeks, ...others] = screen.getByRole('status').children
  expect(price).toHaveTextContent(/^2,250 to 2,750 EUR$/)
  expect(weeks).toHaveTextContent(/^5 to 7 weeks$/)
  expect(others).toEqual([])
})

test.each([
  ['send', `${addresses.contact}?about=/services/web/#${contactFormId}`],
  ['talk', addresses.booking],
])('the link "%s" passes the estimate on as readable text', async (name, address) => {
  show('?service=web&size=large')
  const link = result().getByRole('link', { name })
  expect(link).toHaveAttribute('href', address)
  // jsdom cannot navigate.
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(onAnyLine(visitorNote.read()).split('\n')).toEqual([
    'Web: 2,250 to 4,130 EUR',
    '5 to 7 weeks, undated',
    'How large? Large',
    'By when? open',
    'https://agency.example/contact-us/estimate/?service=web&size=large',
  ])
})

test('prints the day in the language of the site, and the address with the answers', async () => {
  jest.useFakeTimers({ now: new Date(2026, 4, 3), doNotFake: ['setTimeout', 'queueMicrotask'] })
  show('?service=web')
  expect(screen.getByText(/^date /)).toHaveTextContent('date 3 May 2026')
  await choose(/^Large/)
  const url = 'https://agency.example/contact-us/estimate/?service=web&size=large'
  expect(screen.getByText(url)).toBeInTheDocument()
})

describe('on a built page', () => {
  beforeEach(() => window.sessionStorage.clear())

  test('shows a spinner in place of the range until the island is awake', async () => {
    const island = showBuilt(section)
    expect(result().getByText('Label of loadingEstimate')).toBeInTheDocument()
    await wake(island)
    expect(result().queryByText('Label of loadingEstimate')).not.toBeInTheDocument()
    expect(result().getByText('empty')).toBeVisible()
  })

  test('has no line for the date on paper without React', async () => {
    const island = showBuilt(section)
    expect(screen.queryByText(/^date/)).not.toBeInTheDocument()
    await wake(island)
    expect(screen.getByText(/^date \d/)).toBeInTheDocument()
  })

  test('has the questions without React, and computes with the answers', async () => {
    const island = showBuilt(section)
    const radio = screen.getByRole('radio', { name: /^Web/ })
    await wake(island)
    await userEvent.click(radio)
    expect(radio).toBeInTheDocument()
    expect(result().getByText('1,350 to 4,130 EUR')).toBeVisible()
  })

  test('keeps an answer that was chosen before, and adds those in the address to other questions', async () => {
    open('?service=design&size=large&date=open')
    const island = showBuilt(section)
    await choose(/^Web/)
    await wake(island)
    expect(screen.getByRole('radio', { name: /^Web/ })).toBeChecked()
    expect(window.location.search).toBe('?service=web&size=large&date=open')
    expect(result().getByText('2,250 to 2,750 EUR')).toBeVisible()
  })

  test('writes numbers and dates without Intl, which lacks languages in some browsers', async () => {
    open('?service=web&size=large&date=open')
    const island = showBuilt(section)
    const numbers = jest.spyOn(Intl, 'NumberFormat')
    const dates = jest.spyOn(Intl, 'DateTimeFormat')
    await wake(island)
    expect(result().getByText('5 to 7 weeks')).toBeVisible()
    expect(numbers).not.toHaveBeenCalled()
    expect(dates).not.toHaveBeenCalled()
  })

  test('requires only an email address of who sends the answers without scripts, and keeps it if they arrive', async () => {
    const island = showBuilt(section)
    expect(screen.getByLabelText('name (optional)')).not.toBeRequired()
    const field = screen.getByLabelText('email')
    expect(field).toBeRequired()
    await userEvent.type(field, 'ada@engine.example')
    await wake(island)
    expect(unsentMessage.read().values).toEqual({ name: '', email: 'ada@engine.example' })
  })
})
