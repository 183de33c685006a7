/** `editor` of data/site.json. */
export interface EditorSettings {
  backend: 'github' | 'gitlab' | 'gitea' | 'git-gateway'
  /** "owner/name". */
  repo: string
  branch: string
  /** The address of a Git host of one's own. */
  host?: string
  /** The id that a GitLab or Gitea host has given the editor. */
  appId?: string
  /** The address of the server that signs people in at GitHub, if it is not Netlify's. */
  signIn?: string
}

/** Where the published editor saves. */
export interface GitHost {
  /** Decap's settings: decapcms.org/docs/backends-overview. */
  backend: { name: string; [setting: string]: unknown }
  /** Whether a change is a pull request, which passes from draft to review. */
  hasReviews: boolean
  /** The origins that the editor's page talks to. */
  connections: string[]
  /** The origins of pictures of people. */
  pictures: string[]
}

/** Without a slash at its end. */
const base = (address: string): string => address.replace(/\/$/, '')

/** The Git host that `editor` of data/site.json names. */
export function gitHost({
  backend: name,
  repo,
  branch,
  host,
  appId,
  signIn,
}: EditorSettings): GitHost {
  switch (name) {
    case 'github': {
      const api = host ? `${base(host)}/api/v3` : 'https://api.github.com'
      return {
        backend: { name, repo, branch, api_root: api, ...(signIn && { base_url: base(signIn) }) },
        hasReviews: true,
        connections: [new URL(api).origin],
        pictures: [host ? new URL(host).origin : 'https://avatars.githubusercontent.com'],
      }
    }
    case 'gitlab': {
      const { origin } = new URL(host ?? 'https://gitlab.com')
      return {
        backend: {
          ...{ name, repo, branch, auth_type: 'pkce', app_id: appId },
          ...{ base_url: origin, api_root: `${origin}/api/v4` },
        },
        hasReviews: true,
        connections: [origin],
        pictures: [origin],
      }
    }
    case 'gitea': {
      const { origin } = new URL(host ?? 'https://gitea.com')
      return {
        backend: {
          ...{ name, repo, branch, app_id: appId },
          ...{ base_url: origin, api_root: `${origin}/api/v1` },
        },
        // Decap has no pull requests for Gitea.
        hasReviews: false,
        connections: [origin],
        pictures: [origin],
      }
    }
    case 'git-gateway':
      // Netlify answers for it at the site's own address.
      return { backend: { name, branch }, hasReviews: true, connections: [], pictures: [] }
  }
}
