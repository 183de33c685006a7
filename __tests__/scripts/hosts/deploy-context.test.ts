import { deployContext } from '../../../scripts/hosts/deploy-context'

test.each([
  [{}, undefined],
  [{ CONTEXT: 'branch-deploy' }, 'branch-deploy'],
  [{ VERCEL_ENV: 'production' }, 'production'],
  [{ VERCEL_ENV: 'preview' }, 'deploy-preview'],
  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }, 'production'],
  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'new-prices' }, 'branch-deploy'],
  // What a person says wins over what the host says.
  [{ VERCEL_ENV: 'preview', CONTEXT: 'production' }, 'production'],
])('%j is %s', (variables, context) => {
  expect(deployContext(variables)).toBe(context)
})
