import { existsSync } from 'node:fs'
import { servePreview } from '../src/preview/server'

/** Serves the built site on this machine as Netlify would: `npm run preview`, PORT=3000 to choose. */
const port = Number(process.env.PORT ?? 9000)

const refuse = (message: string): never => {
  console.error(message)
  process.exit(1)
}

if (!existsSync('public/index.html')) refuse('Nothing is built yet: run `npm run build` first.')

try {
  const { site } = await servePreview('public', { port, netlifyConfig: 'netlify.toml' })
  for (const error of site.errors) console.warn(error)
  console.log(`\nThe site is at http://localhost:${port}  (Ctrl+C stops it)`)
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  refuse(taken ? `Port ${port} is taken: choose another with PORT.` : String(error))
}
