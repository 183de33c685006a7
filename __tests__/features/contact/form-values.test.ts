import { normalizeEmail, patterns } from '../../../src/features/contact/field-validation'
import { mailtoUrl, maxMailtoLength } from '../../../src/features/contact/sending/mail'

/** As browsers compile a pattern attribute; older ones use the flag "u". */
const matcher = (pattern: string) => {
  expect(() => new RegExp(pattern, 'u')).not.toThrow()
  return new RegExp(`^(?:${pattern})$`, 'v')
}

test.each([
  'a@b.co',
  'first.last+tag@sub.domain.example',
  "o'neil!#$%&*/=?^_`{|}~-@x-y.example",
  'ada@xn--bcher-kva.xn--p1ai',
  'ünï@example.com',
  '用户@例子.广告',
  'अजय@डाटा.भारत',
  ' ada@engine.example ',
])('%s is an email address', (address) => expect(address).toMatch(matcher(patterns.email)))

test.each([
  '',
  'ada',
  'ada@engine',
  '@engine.example',
  'ada@.example',
  'ada@engine.e',
  'ada@engine.123',
  'ada@-engine.example',
  'a..b@engine.example',
  '.a@engine.example',
  'a b@engine.example',
  'a@b@engine.example',
  'a@engine.example, b@engine.example',
])('"%s" is not an email address', (address) =>
  expect(address).not.toMatch(matcher(patterns.email)),
)

test.each([
  'Ann Ek <ann@x.example>',
  'mailto:ann@x.example?subject=Hello',
  '<mailto:ann@x.example>',
  'ａｎｎ＠ｘ．ｅｘａｍｐｌｅ',
  'ann@x。example',
  ' ann@x.example. ',
])('%s becomes an email address', (text) => expect(normalizeEmail(text)).toBe('ann@x.example'))

test.each([
  '+880 1000 000 124',
  '(030) 123-45.67',
  '00 49 30/12345',
  '+1 555 010 0123 ext. 45',
  '555–0123, Durchwahl 7',
  '030\u00a0123\u202f45\u2011\u200967',
  '٠١٢٣٤٥٦٧٨٩',
  '०२२ २७७८',
  '１２３－４５６',
  'Tel: 123456 (office hours)',
])('%s is a phone number', (phone) => expect(phone).toMatch(matcher(patterns.phone)))
test.each(['call me', '12', '+', '12345', '12345 ext.', ''])('%s is not a phone number', (phone) =>
  expect(phone).not.toMatch(matcher(patterns.phone)),
)

test('a "mailto:" link contains every value, with any characters', () => {
  const { url, textToCopy } = mailtoUrl({
    to: 'hello@agency.example',
    subject: 'A & B?',
    labelled: '{label}: {text}',
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
      to: 'hello@agency.example',
      subject: 'A',
      labelled: '{label}: {text}',
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
