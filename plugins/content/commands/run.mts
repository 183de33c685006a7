import type { Command } from './command-line'

/** Each command with only the modules that it needs. */
const commands: Record<string, () => Promise<Command>> = {
  'content:check': async () => (await import('./check-content')).checkContent,
  'launch:check': async () => (await import('./launch')).checkLaunch,
  'content-due': async () => (await import('./content-due')).contentDue,
  format: async () => (await import('./format-data')).formatData,
  pictures: async () => (await import('./clean-pictures')).cleanPictures,
  new: async () =>
    args[0] === 'site'
      ? (await import('./new-site')).newSite
      : (await import('./new-page')).newPage,
  remove: async () => (await import('./changes/remove-page')).removePage,
  rename: async () => (await import('./changes/rename-page')).renamePage,
}

/**
 * Runs a command of package.json: `tsx plugins/content/commands/run.mts new product "Title"`. Sets the exit code
 * without process.exit(), which would truncate output to a pipe.
 */
const [name = '', ...args] = process.argv.slice(2)
const command = await commands[name]?.()
if (!command) throw new Error(`There is no command "${name}".`)
process.exitCode = await command(args, process.cwd())
