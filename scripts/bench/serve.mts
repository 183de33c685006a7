import { servePreview } from '../preview/server'

/** Serves a folder for the benchmark, in a process of its own: `serve.mts <folder> <port>`. */
const [folder = '', port = ''] = process.argv.slice(2)
await servePreview(folder, {
  port: Number(port),
  netlifyConfig: 'netlify.toml',
  submissions: 'test-results/bench/submissions',
})
process.send?.('ready')
// Nothing is left behind when the benchmark is broken off.
process.once('disconnect', () => process.exit())
