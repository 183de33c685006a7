import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactForm } from '../../../src/features/contact/ContactForm'
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

test('refuses a message of spaces, and sends nothing', async () => {
  show()
  await userEvent.type(field('email'), 'ada@engine.example')
  await userEvent.type(field('message'), '   ')
  await userEvent.click(send())
  expect(field('message')).toHaveAccessibleDescription(labels.errors.messageMissing)
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

test.each([
  ['no page', []],
  ['a page', [{ title: labels.privacyPolicy, link: '/privacy/' }]],
])('links to the privacy policy if it has %s', (_has, legal) => {
  mockStaticQueries({ Agency: { siteSettings: { legal } } })
  show()
  const links = screen.queryAllByRole('link', { name: labels.privacyPolicy })
  expect(links.map((each) => each.getAttribute('href'))).toEqual(legal.map(({ link }) => link))
})
