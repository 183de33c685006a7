import { buildEditorHeaders } from '../../../../src/gatsby/node/headers/editor-headers'

const headers = buildEditorHeaders({ backend: 'github', repo: 'agency/website', branch: 'main' })
const policy = headers['content-security-policy'] ?? ''

test('the editor loads scripts from its own site, and talks to the Git host', () => {
  expect(policy).toContain("script-src 'self' 'unsafe-eval';")
  expect(policy).toMatch(/connect-src 'self' blob: data: https:\/\/api\.github\.com;/)
  expect(policy).toContain("default-src 'none'")
})

test('search engines do not list it', () => {
  expect(headers['x-robots-tag']).toBe('noindex')
})

test('it hears from the window in which people sign in', () => {
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})
