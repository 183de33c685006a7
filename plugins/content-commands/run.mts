import type { SiteConfig } from '../content/model'
import type { Command } from './command-line'

/** Each command with only the modules that it needs. */
const commands: Record<string, (args: readonly string[]) => Promise<Command>> = {
  'content:check': async () => (await import('./check-content')).checkContent,
  'launch:check': async () => (await import('./launch')).checkLaunch,
  'content-due': async () => (await import('./content-due')).contentDue,
  format: async () => (await import('./format-data')).formatData,
  pictures: async () => (await import('./clean-pictures')).cleanPictures,
  new: async ([kind]) => {
    if (kind === 'site') return (await import('./new/new-site')).newSite
    if (kind === 'language') return (await import('./new/new-translation')).newLanguage
    if (kind === 'translation') return (await import('./new/new-translation')).newTranslation
    if (kind === 'redirects') return (await import('./new/new-redirects')).newRedirects
    return (await import('./new/new-page')).newPage
  },
  rename: async () => (await import('./changes/rename')).rename,
}

/**
 * Runs a command of package.json on the site in the current folder: "new", "article", "Title". Sets
 * the exit code without process.exit(), which would truncate output to a pipe.
 */
export async function runCommand(site: SiteConfig, [name = '', ...args]: string[]): Promise<void> {
  const command = await commands[name]?.(args)
  if (!command) throw new Error(`There is no command "${name}".`)
  process.exitCode = await command(args, process.cwd(), site)
}
