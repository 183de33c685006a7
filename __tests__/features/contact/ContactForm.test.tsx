import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler as RenderProfiler } from 'react'
import { renderToString } from 'react-dom/server'
import { changeUnsentMessage } from '../../../src/features/contact/unsent-message'
import { ContactForm } from '../../../src/features/contact/ContactForm'
import { siteAnswers } from '../../fixtures/static-queries'
import { mockStaticQueries } from '../../mocks/gatsby'
import { answerWith, expectSent, field, labels, post, resetForm, send, show } from './contact-form'

beforeEach(resetForm)

const about = () => screen.getByRole('combobox', { name: 'Your about' })

test('has the pages of the site as subjects, in groups, and an option for other subjects', () => {
  show()
  const groups = within(about()).getAllByRole('group')
  expect(groups.map((group) => group.getAttribute('label'))).toEqual([
    'Label of services',
    'Label of industries',
    'Products',
  ])
  expect(about()).toHaveDisplayValue(labels.somethingElse)
})

test.each([
  ['/services/web/', 'Web'],
  ['/services/web/frontend/', 'Frontend'],
  ['/case-studies/menus-and-orders/', 'Menus & Orders'],
  ['/case-studies/nowhere/', labels.somethingElse],
  ['/nowhere/', labels.somethingElse],
  ['"><script>', labels.somethingElse],
])('?about=%s selects %s', (path, title) => {
  window.history.replaceState(null, '', `/contact-us/?about=${encodeURIComponent(path)}`)
  show()
  expect(about()).toHaveDisplayValue(title)
})

test('shows an error under a field after submitting, not before, and removes it once the value is valid', async () => {
  show()
  await userEvent.type(field('email'), 'ada@engine')
  // On blur, it would move the page under the pointer.
  await userEvent.tab()
  expect(field('email')).not.toHaveAttribute('aria-invalid')
  await userEvent.click(send())
  expect(field('email')).toHaveAccessibleDescription(labels.errors.emailInvalid)
  await userEvent.type(field('email'), '.example')
  expect(field('email')).not.toHaveAttribute('aria-invalid')
  expect(screen.queryByText(labels.errors.emailInvalid)).toBeNull()
})

test('lists missing values in order with links to their fields and sends nothing', async () => {
  show()
  await userEvent.type(field('message'), '   ')
  await userEvent.click(send())
  const summary = screen.getByRole('alert')
  expect(summary).toHaveFocus()
  const links = within(summary).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    labels.errors.emailMissing,
    labels.errors.messageMissing,
  ])
  await userEvent.click(within(summary).getByRole('link', { name: labels.errors.emailMissing }))
  expect(field('email')).toHaveFocus()
  expect(post).not.toHaveBeenCalled()
})

test.each([undefined, true])('accepts any name or none, with the short form %s', async (short) => {
  answerWith(true)
  render(<ContactForm short={short} />)
  expect(field('name')).not.toBeRequired()
  await userEvent.type(field('name'), 'A & B <c@d.example>')
  await userEvent.type(field('company'), '<script>')
  await userEvent.type(field('email'), 'ada@engine.example')
  await userEvent.type(field('message'), 'Two lines')
  expect(send().closest('form')).toBeValid()
  await userEvent.click(send())
  await expectSent()
  expect(post.mock.calls[0]?.[1].body.get('name')).toBe('A & B <c@d.example>')
})

test('browsers fill in what they know of the visitor, and never the field for bots', () => {
  const { container } = show()
  const fields = [...container.querySelectorAll('[name][autocomplete]')]
  expect(
    fields.map((each) => [each.getAttribute('name'), each.getAttribute('autocomplete')]),
  ).toEqual([
    [container.querySelector('form')?.dataset.netlifyHoneypot, 'off'],
    ['name', 'name'],
    ['email', 'email'],
    ['company', 'organization'],
    ['phone', 'tel'],
  ])
})

test('every text field has the direction of its text', () => {
  show()
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('dir', 'auto')
})

test('keeps a message that is too long and shows an error', async () => {
  show()
  await userEvent.click(field('message'))
  await userEvent.paste('a'.repeat(5001))
  await userEvent.click(send())
  expect(field('message')).toHaveValue('a'.repeat(5001))
  expect(field('message')).toHaveAccessibleDescription('At most 5000 characters.')
})

test('neither renders nor writes to storage on a key press', async () => {
  const onRender = jest.fn()
  render(
    <RenderProfiler id="form" onRender={onRender}>
      <ContactForm />
    </RenderProfiler>,
  )
  await userEvent.click(field('message'))
  await userEvent.paste('a'.repeat(100_000))
  onRender.mockClear()
  const write = jest.spyOn(Storage.prototype, 'setItem')
  await userEvent.keyboard('bc')
  expect(field('message')).toHaveValue(`${'a'.repeat(100_000)}bc`)
  expect(onRender).not.toHaveBeenCalled()
  expect(write).not.toHaveBeenCalled()
  write.mockRestore()
})

test('keeps the values and the id from before hydration', async () => {
  answerWith(true)
  const container = document.createElement('div')
  container.innerHTML = renderToString(<ContactForm />)
  document.body.append(container)
  const id = container.querySelector('[name="submission-id"]')
  expect(id).not.toHaveAttribute('value')
  id?.setAttribute('value', 'given-by-the-loader')
  await userEvent.type(field('name'), 'Ada')
  // Stored by an earlier page of the visit.
  changeUnsentMessage({ values: { name: 'Grace', company: 'Navy' } })
  const { unmount } = render(<ContactForm />, { container, hydrate: true })
  expect(field('company')).toHaveValue('Navy')
  expect(field('name')).toHaveValue('Ada')
  await userEvent.type(field('email'), 'ada@engine.example')
  await userEvent.type(field('message'), 'Two lines')
  await userEvent.click(send())
  await waitFor(() => expect(post).toHaveBeenCalled())
  expect(Object.fromEntries(post.mock.calls[0]?.[1].body ?? [])).toMatchObject({
    'submission-id': 'given-by-the-loader',
    name: 'Ada',
  })
  unmount()
  container.remove()
})

test.each([
  ['no page', []],
  ['a page', [{ title: labels.privacyPolicy, link: '/privacy/' }]],
])('links to the privacy policy if it has %s', (_has, legal) => {
  const answers = siteAnswers()
  const { siteSettings } = answers.Agency as { siteSettings: object }
  mockStaticQueries({ ...answers, Agency: { siteSettings: { ...siteSettings, legal } } })
  show()
  const links = screen.queryAllByRole('link', { name: labels.privacyPolicy })
  expect(links.map((each) => each.getAttribute('href'))).toEqual(legal.map(({ link }) => link))
})
