import { mailAddress } from '../../../../src/features/contact/sending/mail-address'

test('a "mailto:" link contains every value, with any characters', () => {
  const address = mailAddress({
    to: 'hello@agency.example',
    subject: 'A & B?',
    labels: { name: 'Name', about: 'About?', message: 'Message', company: 'Company' },
    values: { name: 'Ada&x=y#', about: 'Web', message: 'one\ntwo +%\ud83d', company: '' },
  })
  const [, query = ''] = address.split('?')
  expect(address.startsWith('mailto:hello@agency.example?subject=A%20%26%20B%3F&body=')).toBe(true)
  expect(decodeURIComponent(query.split('&body=')[1] ?? '')).toBe(
    'one\r\ntwo +%\ufffd\r\n\r\nName: Ada&x=y#\r\nAbout? Web',
  )
})
