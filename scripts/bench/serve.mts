import { servePreview } from '../preview/server'

/** Serves a folder for the benchmark, in its own process: `serve.mts <folder> <port>`. */
const [folder = '', port = ''] = process.argv.slice(2)
await servePreview(folder, {
  port: Number(port),
  netlifyConfig: 'netlify.toml',
  submissions: 'test-results/bench/submissions',
})
process.send?.('ready')
// Stops the server when the benchmark is interrupted.
process.once('disconnect', () => process.exit())
