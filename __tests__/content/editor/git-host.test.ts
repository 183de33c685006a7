import { gitHost } from '../../../src/content/editor/git-host'

const repository = { repo: 'agency/website', branch: 'main' }

test('on GitHub changes are reviewed, and the editor talks to its API alone', () => {
  expect(gitHost({ backend: 'github', ...repository })).toMatchObject({
    backend: { name: 'github', ...repository },
    hasReviews: true,
    connections: ['https://api.github.com'],
  })
})

test("a host of one's own takes the place of the service", () => {
  const host = 'https://git.agency.example'
  expect(gitHost({ backend: 'github', host, ...repository })).toMatchObject({
    backend: { api_root: 'https://git.agency.example/api/v3' },
    connections: [host],
  })
  expect(gitHost({ backend: 'gitlab', host, appId: 'id', ...repository })).toMatchObject({
    backend: { app_id: 'id', base_url: host, api_root: `${host}/api/v4` },
    connections: [host],
  })
})

test('on Gitea a change is saved at once', () => {
  expect(gitHost({ backend: 'gitea', appId: 'id', ...repository }).hasReviews).toBe(false)
})

test('with Git Gateway the editor talks to its own site alone', () => {
  expect(gitHost({ backend: 'git-gateway', ...repository }).connections).toEqual([])
})
