import { findPlaceholders } from '../../../src/content/placeholders/find-placeholders'
import { usesNetlifyForms } from '../../../src/content/form-receiver'
import { set } from '../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../fixtures/content'

const found = (host?: string) => {
  const site = fixtureSite()
  if (host) set('site.json', '/host', host)(site)
  return findPlaceholders(sourceOf(site)).left.filter(({ rule }) => rule === 'form-receiver')
}

test('reports a form for Netlify if the site is hosted elsewhere', () => {
  expect(found('nginx')).toEqual([
    expect.objectContaining({
      file: 'data/contact.json',
      message: 'the messages of the form go to Netlify Forms, but the host is "nginx"',
    }),
  ])
})

test.each([undefined, 'netlify'])('reports nothing for the host %s', (host) => {
  expect(found(host)).toEqual([])
})

test.each([
  [{}, true],
  [{ receiver: { type: 'netlify' } }, true],
  [{ receiver: { type: 'mailto' } }, false],
  [{ receiver: { type: 'endpoint' } }, false],
])('%j uses Netlify Forms: %s', (contact, expected) => {
  expect(usesNetlifyForms(contact)).toBe(expected)
})
