import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { servePreview } from './server'

/**
 * Serves the built site on this machine as Netlify does: `npm run preview`; PORT=3000 sets the
 * port.
 */
const port = Number(process.env.PORT ?? 9000)
/** The folder for form posts, which Netlify Forms would store. */
const submissions = resolve(process.env.SUBMISSIONS ?? '.submissions')

try {
  if (process.argv.length > 2)
    throw new Error('This command has no options: PORT=3000 in front of it sets the port.')
  if (!existsSync('public/index.html'))
    throw new Error('There is no build: run `npm run build` first.')
  const { site } = await servePreview('public', port, submissions)
  for (const error of site.errors) console.warn(error)
  console.log(`\nThe site is at http://localhost:${port}  (Ctrl+C stops it)`)
  console.log(`Form posts are stored in ${submissions}`)
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  const isTaken = code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} is in use: set another one with PORT.` : message)
  process.exitCode = 1
}
