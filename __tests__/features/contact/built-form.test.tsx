import { act, fireEvent, screen } from '@testing-library/react'
import { ContactForm } from '../../../src/features/contact/ContactForm'
import { changeUnsentMessage, unsentMessage } from '../../../src/features/contact/unsent-message'
import { showBuilt, wake } from '../../support/built-island'

const field = (name: string) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`Your ${name}`) })
const about = () => screen.getByRole('combobox', { name: 'Your about' })

beforeEach(() => {
  // The island of the test before is still there.
  act(() => unsentMessage.clear())
  window.history.replaceState(null, '', '/contact-us/')
})

test('keeps what was typed before React took over, and fills in a draft only where nothing was', async () => {
  changeUnsentMessage({ values: { message: 'A draft', email: 'ada@engine.example' }, id: '1' })
  const island = showBuilt(<ContactForm />)
  const message = field('message')
  message.value = 'Typed early'
  await wake(island)
  expect(field('message')).toBe(message)
  expect(message).toHaveValue('Typed early')
  expect(field('email')).toHaveValue('ada@engine.example')
})

test('keeps a subject that was chosen before React took over, also if the address names another', async () => {
  window.history.replaceState(null, '', '/contact-us/?about=/services/web/')
  const island = showBuilt(<ContactForm />)
  fireEvent.change(about(), { target: { value: '/industries/retail/' } })
  await wake(island)
  expect(about()).toHaveValue('/industries/retail/')
})

test('selects a page that is a subject only if the address names it', async () => {
  window.history.replaceState(null, '', '/contact-us/?about=/case-studies/menus-and-orders/')
  const island = showBuilt(<ContactForm />)
  expect(about()).toHaveValue('')
  await wake(island)
  expect(about()).toHaveDisplayValue('Menus & Orders')
})

test('has the same ids in the HTML and in browsers, so that an error is connected with its field', async () => {
  const island = showBuilt(<ContactForm />)
  const { id } = field('email')
  await wake(island)
  expect(field('email').id).toBe(id)
  fireEvent.click(screen.getByRole('button', { name: /submit/i }))
  expect(field('email')).toHaveAccessibleDescription(/./)
  expect(field('email').getAttribute('aria-describedby')).toBe(`${id}-error`)
})
