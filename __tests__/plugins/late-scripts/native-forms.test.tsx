import { fireEvent } from '@testing-library/react'
import { watchScripts } from '../../../plugins/late-scripts/watch-scripts'
import { render } from '../../support/locale'

/** Renders a form and returns a function that submits it, and says whether the browser sends it. */
function show(action = '/thank-you/', isHandled = false) {
  const { container } = render(
    <form action={action} onSubmit={isHandled ? (event) => event.preventDefault() : undefined}>
      <input type="hidden" name="id" data-unique-id="" />
    </form>,
  )
  watchScripts()
  const form = container.querySelector('form') ?? document
  const id = container.querySelector('input')
  const submit = () => {
    let isSent = false
    // jsdom cannot send a form.
    const stop = (event: Event) => {
      isSent = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('submit', stop, { once: true })
    fireEvent.submit(form)
    return isSent
  }
  return { submit, id: () => id?.value, field: id }
}

// Ends what an earlier test has sent.
beforeEach(() => window.dispatchEvent(new Event('pageshow')))

beforeAll(() =>
  Object.defineProperty(window, 'crypto', {
    value: { getRandomValues: (array: Uint32Array) => array.map(() => 7) },
  }),
)

test('a form that the browser sends has an id, and is sent once', () => {
  const { submit, id } = show()
  expect(id()).toBe('')
  expect(submit()).toBe(true)
  expect(id()).toBe('7-7-7-7')
  expect(submit()).toBe(false)
})

test('it keeps the id that it has', () => {
  const { submit, id, field } = show()
  if (field) field.value = 'mine'
  submit()
  expect(id()).toBe('mine')
})

test('it can be sent again when the visitor comes back to the page', () => {
  const { submit } = show()
  submit()
  window.dispatchEvent(new Event('pageshow'))
  expect(submit()).toBe(true)
})

test('it can be sent again after 10 s', () => {
  const { submit } = show()
  const now = jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(20_000)
  submit()
  now.mockReturnValue(29_999)
  expect(submit()).toBe(false)
  now.mockReturnValue(30_000)
  expect(submit()).toBe(true)
  now.mockRestore()
})

test('a form that opens the email program can be sent again at once', () => {
  const { submit } = show('mailto:hello@agency.example')
  submit()
  expect(submit()).toBe(true)
})

test('a form that a script sends is left alone', () => {
  const { submit, id } = show('/thank-you/', true)
  expect(submit()).toBe(false)
  expect(id()).toBe('')
})
