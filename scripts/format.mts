import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

/**
 * Lists the files that are not formatted, code and content: `npm run format`. `-- --write` formats
 * them.
 */
const prettier = [
  createRequire(import.meta.url).resolve('prettier/bin/prettier.cjs'),
  '.',
  '!data/**',
  '--check',
  '--log-level',
  'warn',
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  'node_modules/.cache/prettier/checked',
]
const data = ['--import', 'tsx', 'scripts/content.mts', 'format']
const statuses = [prettier, data].map(
  (command) =>
    spawnSync(process.execPath, [...command, ...process.argv.slice(2)], { stdio: 'inherit' })
      .status,
)
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1
