import { buildEditorHeaders } from '../../../../src/gatsby/node/headers/editor-headers'

const headers = buildEditorHeaders({ backend: 'github', repo: 'agency/website', branch: 'main' })
const policy = headers['content-security-policy'] ?? ''

test('the editor can load scripts from its own site and connect to the Git host', () => {
  expect(policy).toContain("script-src 'self' 'unsafe-eval';")
  expect(policy).toMatch(/connect-src 'self' blob: data: https:\/\/api\.github\.com;/)
  expect(policy).toContain("default-src 'none'")
})

test('search engines must not list the editor', () => {
  expect(headers['x-robots-tag']).toBe('noindex')
})

test('the sign-in window can send a message to the editor', () => {
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})
