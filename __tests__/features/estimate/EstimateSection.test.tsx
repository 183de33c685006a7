import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EstimateSection } from '../../../src/features/estimate/EstimateSection'
import { addresses, contactFormId } from '../../../src/content/addresses'
import { unsentMessage } from '../../../src/features/contact/unsent-message'
import { visitorNote } from '../../../src/sections/booking/prefill'
import { estimate } from '../../fixtures/estimate'

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

/** The fixture model as the page's query returns it; each label is its own name. */
const model = {
  ...estimate,
  services: estimate.services.map((each) => ({
    ...each,
    service: { path: each.service, title: titles[each.service], icon: 'globe', typical: null },
  })),
  questions: questions(3),
  labels: new Proxy<Record<string, string>>(
    {
      driver: 'driver: {down} to {up}',
      tooLate: 'Takes {weeks} weeks',
      dateOpen: '{weeks}, undated',
      validity: 'At {rate}',
      certaintyText: '{answered} of {questions}, {margin}',
    },
    { get: (given, name: string) => given[name] ?? name },
  ),
} as unknown as Queries.EstimateModelFragment

beforeEach(() => {
  window.history.replaceState(null, '', addresses.estimate)
  visitorNote.clear()
})

afterEach(() => jest.useRealTimers())

const show = (search = '', change: object = {}) =>
  render(
    <EstimateSection model={{ ...model, ...change }} search={search}>
      {null}
    </EstimateSection>,
  )
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const result = () => within(screen.getByRole('region', { name: /^result/ }))

/** A text without the no-break spaces of prices and durations. */
const onAnyLine = (text: string): string => text.replaceAll('\u00a0', ' ')

test('says what to do before a service is chosen', () => {
  show()
  expect(result().getByText('emptyText')).toBeVisible()
  expect(result().queryByRole('link')).not.toBeInTheDocument()
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

test('shows the choices in the URL, and ignores unknown ones', () => {
  show('?service=design&size=small&date=soon&mood=good')
  expect(screen.getByRole('radio', { name: /^Small/ })).toBeChecked()
  expect(result().getByText('500 EUR Label of monthly')).toBeVisible()
  expect(result().getByText('Label of startsIn')).toBeVisible()
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
  expect(screen.getByRole('status')).toHaveTextContent('2,250 to 2,750 EUR, 5 to 7 weeks')
})

test('passes the estimate to the contact form as readable text', async () => {
  show('?service=web&size=large')
  const link = result().getByRole('link', { name: 'send' })
  expect(link).toHaveAttribute('href', `${addresses.contact}?about=/services/web/#${contactFormId}`)
  await userEvent.click(link)
  expect(onAnyLine(visitorNote.read()).split('\n')).toEqual([
    'Web: 2,250 to 4,130 EUR, 5 to 7 weeks, undated',
    'How large? Large',
    'By when? open',
    'https://agency.example/contact-us/estimate/?service=web&size=large',
  ])
})

test('requires only an email address of who sends the answers without scripts, and keeps it if they arrive', () => {
  const { rerender } = show()
  expect(screen.getByLabelText('name (optional)')).not.toBeRequired()
  const field = screen.getByLabelText<HTMLInputElement>('email')
  expect(field).toBeRequired()
  field.value = 'ada@engine.example'
  rerender(
    <EstimateSection model={model} search="?service=web">
      {null}
    </EstimateSection>,
  )
  expect(unsentMessage.read().values).toEqual({ name: '', email: 'ada@engine.example' })
})
