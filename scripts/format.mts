import { spawnSync } from 'node:child_process'

/**
 * Lists the files that are not formatted, code and content: `npm run format`. `-- --write` formats
 * them.
 */
const commands = [
  'node_modules/prettier/bin/prettier.cjs . !data/** --check --log-level warn --cache --cache-strategy content --cache-location node_modules/.cache/prettier/checked',
  '--import tsx plugins/content/commands/run.mts format',
]
const statuses = commands.map((command) => {
  const args = [...command.split(' '), ...process.argv.slice(2)]
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status
})
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1
