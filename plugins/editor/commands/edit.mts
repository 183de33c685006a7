import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { installPackages } from '../packages'

/**
 * Edits the content in a browser: `npm run edit` starts the development server with the editor at
 * /admin/. Passes its arguments on: `-- --port 8001`.
 */
console.log('Preparing the editor; the first time, it is downloaded ...')
installPackages(process.cwd())

const gatsby = createRequire(import.meta.url).resolve('gatsby/cli.js')
const site = spawn(process.execPath, [gatsby, 'develop', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, WITH_EDITOR: 'true', GATSBY_TELEMETRY_DISABLED: '1' },
})
// A terminal sends Ctrl+C to both processes, but other programs stop only this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal))
site.on('exit', (status) => process.exit(status ?? 0))
