import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { type Change, createChangeCheck, pictureIssue } from './check-save'
import { editorConfig, pageOfFile } from './editor-config'
import { decapFolder, packageFolder } from './packages'

/** What is used of Express, which decap-server is built with. */
interface Request {
  headers: Record<string, unknown>
  query: Record<string, string | undefined>
  body: unknown
}
interface Response {
  status: (code: number) => Response
  type: (name: string) => Response
  send: (body: string) => Response
  json: (body: unknown) => Response
}
type Handler = (request: Request, response: Response, next: (error?: unknown) => void) => void
interface Server {
  (): Server
  use: (handler: unknown) => void
  get: (path: string, handler: Handler) => void
  post: (path: string, handler: Handler) => void
  json: (options: { limit: number }) => unknown
  static: (folder: string) => unknown
}

/** A file in a request of Decap to decap-server. */
interface Asset {
  path: string
  content: string
}

async function findPictureIssue(body: unknown): Promise<string | undefined> {
  const { params = {} } = body as { params?: { asset?: Asset; assets?: Asset[] } }
  const { asset, assets = [] } = params
  for (const { path, content } of asset ? [asset, ...assets] : assets) {
    const issue = await pictureIssue(basename(path), Buffer.from(content, 'base64'))
    if (issue !== undefined) return issue
  }
  return undefined
}

/** A short text as a page. */
const note = (text: string, script = ''): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${text}</title><p style="font: 1rem/1.5 system-ui, sans-serif; padding: 1rem">${text}${script}`

/** Opens a page as soon as its data can be loaded; before, Gatsby would show that it is missing. */
function opening(path: string): string {
  const page = encodeURI(path)
  const data = `/page-data/${page.slice(1, -1) || 'index'}/page-data.json`
  return note(
    'The page is being made …',
    `<script>const open = async () => (await fetch('${data}')).ok ? location.replace('${page}') : setTimeout(open, 1000); open()</script>`,
  )
}

/** The folder of the editor's page. */
export const pageFolder = (root: string): string => join(root, 'plugins/editor/page')

/** Bundles the script of the editor's page. */
export async function bundleScript(root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'plugins/editor/browser/start.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

/** Creates what answers the requests below the editor's address in development. */
export async function createEditorServer(root: string): Promise<unknown> {
  const load = createRequire(join(packageFolder(root, 'decap-server'), 'package.json'))
  const express = load('express') as Server
  const { registerLocalFs } = load('./dist/middlewares.js') as {
    registerLocalFs: (server: Server, options: { logLevel: string }) => Promise<void>
  }
  const server = express()
  const checkChange = createChangeCheck(root)
  const script = bundleScript(root)
  const local = { backend: { name: 'git-gateway' }, hasReviews: false }

  // Otherwise any page that is open in the browser could write files.
  server.post('*', ({ headers }, response, next) => {
    if ((headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin') next()
    else response.status(403).json({ error: 'Only the editor itself can save.' })
  })
  // Large pictures too: they are refused with a reason.
  server.use(express.json({ limit: Infinity }))
  server.post('/check', ({ body }, response, next) => {
    checkChange(body as Change).then((verdict) => response.json(verdict), next)
  })
  server.post('/api/v1', ({ body }, response, next) => {
    findPictureIssue(body).then(
      (error) => (error === undefined ? next() : response.status(422).json({ error })),
      next,
    )
  })
  server.get('/start.js', (_, response, next) => {
    script.then((text) => response.type('js').send(text), next)
  })
  server.get('/config.json', (_, response) => response.json(editorConfig(root, local, true)))
  server.get('/page', ({ query: { file = '' } }, response) => {
    const path = pageOfFile(root, file.replace(/^data\//, ''))
    response.send(path === undefined ? note('This content has no page of its own.') : opening(path))
  })
  server.use(express.static(pageFolder(root)))
  server.use(express.static(decapFolder(root)))
  await registerLocalFs(server, { logLevel: 'error' })
  return server
}
