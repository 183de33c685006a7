import { validate } from '../../../../../src/content/validation/validate'
import { set } from '../../../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../../../fixtures/content'

const issuesOf = (receiver: unknown) => {
  const site = fixtureSite()
  set('contact.json', '/receiver', receiver)(site)
  return validate(sourceOf(site)).map(({ pointer, rule, message }) => [pointer, rule, message])
}

const opened = { title: 'Opened', text: 'Send the email.' }

test.each([
  { type: 'netlify' },
  { type: 'endpoint', url: 'https://forms.agency.com/f/1' },
  {
    ...{ type: 'endpoint', url: '/message', encoding: 'json', honeypot: '_gotcha' },
    fields: [{ name: 'access_key', value: 'a1b2' }],
  },
  { type: 'mailto', opened },
  { type: 'mailto', address: 'forms@agency.com', opened },
])('%j is valid', (receiver) => {
  expect(issuesOf(receiver)).toEqual([])
})

const issue = (pointer: string, message: string) => [[pointer, 'receiver-fields', message]]

test.each([
  [{ type: 'endpoint' }, issue('/receiver', 'is of type "endpoint" and has no "url"')],
  [{ type: 'mailto' }, issue('/receiver', 'is of type "mailto" and has no "opened"')],
  [
    { type: 'netlify', url: '/message' },
    issue('/receiver/url', 'does not belong to a receiver of type "netlify"'),
  ],
  [
    { type: 'mailto', opened, honeypot: 'a' },
    issue('/receiver/honeypot', 'does not belong to a receiver of type "mailto"'),
  ],
  [
    { type: 'endpoint', url: '/message', fields: [{ name: 'email', value: 'a' }] },
    issue('/receiver/fields/0/name', '"email" is also the name of another field of the form'),
  ],
  [
    { type: 'endpoint', url: '/message', fields: [{ name: 'a', value: 'b' }], honeypot: 'a' },
    issue('/receiver/honeypot', '"a" is also the name of another field of the form'),
  ],
])('%j is refused', (receiver, issues) => {
  expect(issuesOf(receiver)).toEqual(issues)
})

test.each(['post', 'constructor'])('the type "%s" is refused as a choice only', (type) => {
  expect(issuesOf({ type }).map(([pointer, rule]) => [pointer, rule])).toEqual([
    ['/receiver/type', 'not-allowed'],
  ])
})
