import { editorHeaders } from '../../../plugins/editor'
import { onClientEntry } from '../../../plugins/editor/gatsby-browser'
import { type EditorSettings, gitHost } from '../../../plugins/editor/git-host'

const repository = { repo: 'agency/website', branch: 'main' }
const host = 'https://git.agency.example'

test('has a policy of its own for its own address, only if the site names a repository', () => {
  expect(editorHeaders(undefined)).toEqual([])
  const [{ path, headers } = {}] = editorHeaders({ backend: 'github', ...repository })
  expect(path).toBe('/admin/*')
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
  const policy = headers?.['content-security-policy']
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'unsafe-eval'; /)
  expect(policy).toContain("; connect-src 'self' blob: data: https://api.github.com; ")
})

test.each<[settings: Partial<EditorSettings>, expected: object]>([
  [{ backend: 'github' }, { backend: repository, hasReviews: true }],
  [
    { backend: 'github', host, signIn: host },
    { backend: { api_root: `${host}/api/v3`, base_url: host }, connections: [host] },
  ],
  [
    { backend: 'gitlab', appId: 'id' },
    { backend: { app_id: 'id', auth_type: 'pkce', api_root: 'https://gitlab.com/api/v4' } },
  ],
  [
    { backend: 'gitea', host },
    { backend: { base_url: host }, hasReviews: false },
  ],
  [{ backend: 'git-gateway' }, { connections: [], pictures: [] }],
])('saves at the Git host of %j', (settings, expected) => {
  expect(gitHost({ backend: 'github', ...repository, ...settings })).toMatchObject(expected)
})

test('leads from the link of an invitation, which opens the home page, to the editor', () => {
  const replace = jest.fn()
  const location = { hash: '#invite_token=a', replace }
  Object.assign(globalThis, { EDITOR_HAS_INVITATIONS: true, location })
  const open = onClientEntry as () => void
  open()
  expect(replace).toHaveBeenCalledWith('/admin/#invite_token=a')
})
