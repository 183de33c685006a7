import { mailtoUrl, maxMailtoLength } from '../../../../src/features/contact/sending/mail'

test('a "mailto:" link contains every value, with any characters', () => {
  const { url, textToCopy } = mailtoUrl({
    to: 'hello@agency.example',
    subject: 'A & B?',
    labels: { name: 'Name', about: 'About?', message: 'Message', company: 'Company' },
    values: { name: 'Ada&x=y#', about: 'Web', message: 'one\ntwo +%\ud83d', company: '' },
  })
  const [, query = ''] = url.split('?')
  expect(url.startsWith('mailto:hello@agency.example?subject=A%20%26%20B%3F&body=')).toBe(true)
  expect(decodeURIComponent(query.split('&body=')[1] ?? '')).toBe(
    'one\r\ntwo +%\ufffd\r\n\r\nName: Ada&x=y#\r\nAbout? Web',
  )
  expect(textToCopy).toBeUndefined()
})

test('a message that is too long for a link is text to copy, and the link has only the subject', () => {
  const mail = (message: string) =>
    mailtoUrl({
      ...{ to: 'hello@agency.example', subject: 'A' },
      labels: { name: 'Name', message: 'Message' },
      values: { name: 'Ada <Lovelace>', message },
    })
  const fixed = mail('').url.length + encodeURIComponent('\r\n\r\n').length
  const longest = 'a'.repeat(maxMailtoLength - fixed)
  expect(mail(longest)).toEqual({ url: expect.stringContaining(longest) as string })
  expect(mail(longest).url).toHaveLength(1800)
  expect(mail(`${longest}a`)).toEqual({
    url: 'mailto:hello@agency.example?subject=A',
    textToCopy: `${longest}a\n\nName: Ada <Lovelace>`,
  })
  // A letter of another script is nine characters of a URL.
  expect(mail('ব'.repeat(300)).textToCopy).toContain('ব'.repeat(300))
})
