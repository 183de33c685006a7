/** `editor` of data/site.json. */
export interface EditorSettings {
  backend: 'github' | 'gitlab' | 'gitea' | 'git-gateway'
  /** "owner/name". */
  repo: string
  branch: string
  /** The address of a self-hosted Git host. */
  host?: string
  /** The application ID that a GitLab or Gitea host has created for the editor. */
  appId?: string
  /** The address of the server for signing in with GitHub, if it is not Netlify's. */
  signIn?: string
}

/** Where the published editor saves changes. */
export interface GitHost {
  /** Decap's settings: decapcms.org/docs/backends-overview. */
  backend: { name: string; [setting: string]: unknown }
  /** Whether a change is a pull request, which goes through draft and review. */
  hasReviews: boolean
  /** The origins that the editor's page sends requests to. */
  connections: string[]
  /** The origins of users' profile pictures. */
  pictures: string[]
}

/** Derives the settings from `editor` in data/site.json. */
export function gitHost(settings: EditorSettings): GitHost {
  const { backend: name, repo, branch, host, appId, signIn } = settings
  switch (name) {
    case 'github': {
      const api = host ? `${new URL(host).origin}/api/v3` : 'https://api.github.com'
      return {
        backend: { name, repo, branch, api_root: api, ...(signIn && { base_url: signIn }) },
        hasReviews: true,
        connections: [new URL(api).origin],
        pictures: [host ? new URL(host).origin : 'https://avatars.githubusercontent.com'],
      }
    }
    case 'gitlab':
    case 'gitea': {
      const isGitlab = name === 'gitlab'
      const { origin } = new URL(host ?? `https://${name}.com`)
      const api = `${origin}/api/${isGitlab ? 'v4' : 'v1'}`
      return {
        backend: {
          name,
          repo,
          branch,
          app_id: appId,
          base_url: origin,
          api_root: api,
          ...(isGitlab && { auth_type: 'pkce' }),
        },
        // Decap has no pull requests for Gitea.
        hasReviews: isGitlab,
        connections: [origin],
        pictures: [origin],
      }
    }
    case 'git-gateway':
      // Netlify proxies it under the site's own address.
      return { backend: { name, branch }, hasReviews: true, connections: [], pictures: [] }
  }
}
