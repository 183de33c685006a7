/** The variables with which hosts describe a build. */
interface HostVariables {
  CONTEXT?: string
  VERCEL_ENV?: string
  CF_PAGES?: string
  CF_PAGES_BRANCH?: string
}

/**
 * Netlify's CONTEXT, which gatsby-config.ts reads, from the variables of other hosts: "production",
 * or a preview, which search engines must not list. Undefined on a local machine.
 */
export function deployContext(variables: HostVariables): string | undefined {
  const { CONTEXT, VERCEL_ENV, CF_PAGES, CF_PAGES_BRANCH } = variables
  if (CONTEXT) return CONTEXT
  if (VERCEL_ENV) return VERCEL_ENV === 'production' ? 'production' : 'deploy-preview'
  if (CF_PAGES) return CF_PAGES_BRANCH === 'main' ? 'production' : 'branch-deploy'
  return undefined
}
