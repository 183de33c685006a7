/** What a build is for, and the variable that says so. */
export interface DeployContext {
  /**
   * Netlify's CONTEXT, which gatsby-config.ts reads: "production", or a preview, which search
   * engines must not list.
   */
  context: string
  reason: string
}

/**
 * Netlify's CONTEXT, also from the variables of other hosts; undefined on a local machine.
 */
export function deployContext({
  CONTEXT,
  VERCEL_ENV,
  CF_PAGES,
  CF_PAGES_BRANCH,
}: Record<string, string | undefined>): DeployContext | undefined {
  if (CONTEXT) return { context: CONTEXT, reason: `CONTEXT is "${CONTEXT}"` }
  if (VERCEL_ENV) {
    const context = VERCEL_ENV === 'production' ? 'production' : 'deploy-preview'
    return { context, reason: `VERCEL_ENV is "${VERCEL_ENV}"` }
  }
  if (CF_PAGES)
    return {
      context: CF_PAGES_BRANCH === 'main' ? 'production' : 'branch-deploy',
      reason: `CF_PAGES_BRANCH is "${CF_PAGES_BRANCH ?? ''}", not "main"`,
    }
  return undefined
}

/** Whether search engines may list the pages of a build, and if not, why, and how to change it. */
export const indexingLine = (deploy: DeployContext | undefined): string =>
  deploy === undefined || deploy.context === 'production'
    ? 'Search engines may list these pages.'
    : `Search engines will not list these pages: ${deploy.reason}. ` +
      'For the published site, build with CONTEXT=production.'

/** Separates `--host <name>` or `--host=<name>` from the other arguments of a command. */
export function parseHostOption(args: readonly string[]): { named?: string; rest: string[] } {
  const at = args.findIndex((argument) => /^--host(?:=|$)/.test(argument))
  if (at === -1) return { rest: [...args] }
  const [, value] = (args[at] ?? '').split('=')
  return {
    named: value ?? args[at + 1] ?? '',
    rest: args.toSpliced(at, value === undefined ? 2 : 1),
  }
}
