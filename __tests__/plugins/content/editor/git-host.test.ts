import { gitHost } from '../../../../src/content/editor/git-host'

const repository = { repo: 'agency/website', branch: 'main' }

test('on GitHub changes are reviewed, and the editor connects only to its API', () => {
  expect(gitHost({ backend: 'github', ...repository })).toMatchObject({
    backend: { name: 'github', ...repository },
    hasReviews: true,
    connections: ['https://api.github.com'],
  })
})

test('a self-hosted Git host replaces the service', () => {
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

test('on Gitea a change is saved immediately', () => {
  expect(gitHost({ backend: 'gitea', appId: 'id', ...repository }).hasReviews).toBe(false)
})

test('with Git Gateway the editor connects only to its own site', () => {
  expect(gitHost({ backend: 'git-gateway', ...repository }).connections).toEqual([])
})
