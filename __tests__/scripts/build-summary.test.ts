import { buildSummary, indexingLine } from '../../scripts/build-summary'
import { deployContext } from '../../plugins/hosts/deploy-context'
import { makeFolder } from '../support/folder'

test('counts pages and pictures, and adds up the weight of all files', () => {
  const folder = makeFolder({
    'index.html': 'a'.repeat(150_000),
    'our-company/index.html': '',
    '404.html': '',
    'social/home.png': '',
    'static/1/a.avif': 'a'.repeat(100_000),
    'app.js': '',
  })
  expect(buildSummary(folder, undefined)[0]).toBe('2 pages, 2 pictures (1 of them social), 0.3 MB')
})

test.each([{}, { CONTEXT: 'production' }, { CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }])(
  'search engines may list a build with %j',
  (variables) => {
    expect(indexingLine(deployContext(variables))).toBe('Search engines may list these pages.')
  },
)

test.each([
  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'master' }, 'CF_PAGES_BRANCH is "master", not "main"'],
  [{ VERCEL_ENV: 'preview' }, 'VERCEL_ENV is "preview"'],
  [{ CONTEXT: 'deploy-preview' }, 'CONTEXT is "deploy-preview"'],
])('says why search engines will not list a build with %j, and what to do', (variables, reason) => {
  const line = indexingLine(deployContext(variables))
  expect(line).toContain(`will not list these pages: ${reason}.`)
  expect(line).toContain('CONTEXT=production')
})
