import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler as RenderProfiler } from 'react'
import { renderToString } from 'react-dom/server'
import { changeUnsentMessage } from '../../../src/features/contact/unsent-message'
import { ContactForm } from '../../../src/features/contact/ContactForm'
import { siteAnswers } from '../../fixtures/static-queries'
import { mockStaticQueries } from '../../mocks/gatsby'
import { field, labels, post, resetForm, send } from './contact-form'

beforeEach(resetForm)

const about = () => screen.getByRole('combobox', { name: 'Your about' })

test('has the pages of the site as subjects, in groups, and an option for other subjects', () => {
  render(<ContactForm />)
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
  ['/nowhere/', labels.somethingElse],
  ['"><script>', labels.somethingElse],
])('?about=%s selects %s', (path, title) => {
  window.history.replaceState(null, '', `/contact-us/?about=${encodeURIComponent(path)}`)
  render(<ContactForm />)
  expect(about()).toHaveDisplayValue(title)
})

describe('with a case study in its URL', () => {
  const answer = (result: Promise<unknown>) => {
    window.history.replaceState(null, '', '/contact-us/?about=/case-studies/menus-and-orders/')
    const fetched = jest.fn(() => result)
    window.fetch = fetched as unknown as typeof fetch
    render(<ContactForm />)
    expect(about()).toHaveDisplayValue('Menus and orders')
    return fetched
  }

  test('has a title derived from its path until its own has loaded', async () => {
    const page = { result: { data: { caseStudy: { title: 'Menus & Orders' } } } }
    const fetched = answer(Promise.resolve({ ok: true, json: () => Promise.resolve(page) }))
    await waitFor(() => expect(about()).toHaveDisplayValue('Menus & Orders'))
    expect(about()).toHaveValue('/case-studies/menus-and-orders/')
    expect(fetched).toHaveBeenCalledWith('/page-data/case-studies/menus-and-orders/page-data.json')
  })

  test('stays selected without a connection', async () => {
    const fetched = answer(Promise.reject(new TypeError('offline')))
    await waitFor(() => expect(fetched).toHaveBeenCalled())
    expect(about()).toHaveValue('/case-studies/menus-and-orders/')
  })

  test('is not an option if its page does not exist', async () => {
    answer(Promise.resolve({ ok: false }))
    await waitFor(() => expect(about()).toHaveDisplayValue(labels.somethingElse))
  })
})

test('shows an error under a field after submitting, not before, and removes it once the value is valid', async () => {
  render(<ContactForm />)
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
  render(<ContactForm />)
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
  post.mockResolvedValue({ ok: true })
  render(<ContactForm short={short} />)
  const named = field('name')
  expect(named).not.toBeRequired()
  await userEvent.type(named, 'A & B <c@d.example>')
  await userEvent.type(field('company'), '<script>')
  await userEvent.type(field('email'), 'ada@engine.example')
  await userEvent.type(field('message'), 'Two lines')
  expect(send().closest('form')).toBeValid()
  await userEvent.click(send())
  expect(await screen.findByText(labels.sent.title)).toBeInTheDocument()
  expect(post.mock.calls[0]?.[1].body.get('name')).toBe('A & B <c@d.example>')
})

test('every text field has the direction of its text', () => {
  render(<ContactForm />)
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('dir', 'auto')
})

test('keeps a message that is too long and shows an error', async () => {
  render(<ContactForm />)
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

/** The form as rendered by the server, before React hydrates it. */
function renderOnServer(): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<ContactForm />)
  document.body.append(container)
  return container
}

test('keeps the values and the id from before hydration', async () => {
  post.mockResolvedValue({ ok: true })
  const container = renderOnServer()
  const id = container.querySelector('[name="submission-id"]')
  expect(id).not.toHaveAttribute('value')
  id?.setAttribute('value', 'given-by-the-loader')
  await userEvent.type(field('name'), 'Ada')
  // Stored by an earlier page of the visit.
  changeUnsentMessage({ values: { name: 'Grace', company: 'Navy' } })
  const { unmount } = render(<ContactForm />, { container, hydrate: true })
  expect(screen.getByRole('textbox', { name: /Your company/ })).toHaveValue('Navy')
  expect(field('name')).toHaveValue('Ada')
  await userEvent.type(field('email'), 'ada@engine.example')
  await userEvent.type(field('message'), 'Two lines')
  await userEvent.click(send())
  await waitFor(() => expect(post).toHaveBeenCalled())
  expect(post.mock.calls[0]?.[1].body.get('submission-id')).toBe('given-by-the-loader')
  expect(post.mock.calls[0]?.[1].body.get('name')).toBe('Ada')
  unmount()
  container.remove()
})

test('links to the privacy policy if it has a page', () => {
  const { unmount } = render(<ContactForm />)
  expect(screen.queryByRole('link', { name: labels.privacyPolicy })).toBeNull()
  unmount()
  const answers = siteAnswers()
  const { siteSettings } = answers.SiteSettings as { siteSettings: object }
  const legal = [{ title: labels.privacyPolicy, link: '/privacy/' }]
  mockStaticQueries({ ...answers, SiteSettings: { siteSettings: { ...siteSettings, legal } } })
  render(<ContactForm />)
  expect(screen.getByRole('link', { name: labels.privacyPolicy })).toHaveAttribute(
    'href',
    '/privacy/',
  )
})
