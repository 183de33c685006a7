import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { build } from 'esbuild'
import sirv from 'sirv'
import { refuseOthers, type SiteConfig } from '../content/node'
import { type Change, createChangeCheck } from './check-save'
import { editorConfig, pageOfFile } from './editor-config'
import { createFileActions } from './local-files'
import { decapFolder } from './packages'

/** A short text as a page. */
const notePage = (text: string, script = ''): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${text}</title><p style="font: 1rem/1.5 system-ui, sans-serif; padding: 1rem">${text}${script}`

/** Opens a page as soon as its data can be loaded; before, Gatsby would show that it is missing. */
function openingPage(path: string): string {
  const page = encodeURI(path)
  const data = `/page-data/${page.slice(1, -1) || 'index'}/page-data.json`
  return notePage(
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

const asJson = (value: unknown): [type: string, text: string] => [
  'application/json',
  JSON.stringify(value),
]

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Creates the handler of the requests below the editor's address in development.
 * @param host the host that the development server was started with
 */
export function createEditorServer(root: string, site: SiteConfig, host: string): Handler {
  const checkChange = createChangeCheck(root, site)
  const actions = createFileActions(root)
  const script = bundleScript(root)
  const local = { backend: { name: 'git-gateway' }, hasReviews: false }

  /** Returns the text of an answer with its type; undefined for a file of the editor. */
  async function answer(
    request: IncomingMessage,
  ): Promise<[type: string, text: string] | undefined> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    switch (`${request.method} ${pathname}`) {
      case 'POST /check':
        return asJson(await checkChange((await json(request)) as Change))
      case 'POST /api/v1': {
        const { action, params } = (await json(request)) as { action: string; params: never }
        if (!Object.hasOwn(actions, action)) throw new Error(`There is no action "${action}".`)
        return asJson(await actions[action]?.(params))
      }
      case 'GET /config.json':
        return asJson(editorConfig(root, site, local, true))
      case 'GET /start.js':
        return ['text/javascript', await script]
      case 'GET /page': {
        const path = pageOfFile(root, site, (searchParams.get('file') ?? '').replace(/^data\//, ''))
        const page =
          path === undefined ? notePage('This content has no page of its own.') : openingPage(path)
        return ['text/html', page]
      }
    }
    return undefined
  }

  const sendPage = sirv(pageFolder(root), { dev: true })
  const sendScripts = sirv(decapFolder(root), { dev: true })
  const respond: Handler = (request, response, next) => {
    const send = (status: number, [type, text]: [string, string]): void =>
      void response.writeHead(status, { 'content-type': type }).end(text)
    answer(request).then(
      (text) => {
        if (text) send(200, text)
        else sendPage(request, response, () => sendScripts(request, response, next))
      },
      // Decap shows the message of the error.
      (error: unknown) =>
        send(422, asJson({ error: error instanceof Error ? error.message : String(error) })),
    )
  }
  const refuse = refuseOthers(host)
  return (request, response, next) =>
    refuse(request, response, () => respond(request, response, next))
}
