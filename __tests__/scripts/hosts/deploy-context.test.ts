import { deployContext } from '../../../plugins/hosts/deploy-context'

test.each([
  [{ CONTEXT: 'branch-deploy' }, 'branch-deploy'],
  [{ VERCEL_ENV: 'production' }, 'production'],
  [{ VERCEL_ENV: 'preview' }, 'deploy-preview'],
  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }, 'production'],
  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'master' }, 'branch-deploy'],
  // A value that a person has set takes precedence over the host's.
  [{ VERCEL_ENV: 'preview', CONTEXT: 'production' }, 'production'],
])('%j is %s', (variables, context) => {
  expect(deployContext(variables)?.context).toBe(context)
})

test('a local machine has no context', () => {
  expect(deployContext({})).toBeUndefined()
})
