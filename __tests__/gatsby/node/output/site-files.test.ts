import { manifest } from '../../../../src/gatsby/node/output/site-files'

test('the manifest opens the home page, whichever page was kept', () => {
  const { start_url, scope } = JSON.parse(
    manifest({ name: 'Agency', description: 'An agency.' }),
  ) as Record<string, unknown>
  expect({ start_url, scope }).toEqual({ start_url: '/', scope: '/' })
})
