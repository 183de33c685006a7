import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** What happens to requests whose path matches: they wait for so many ms, or are answered by 404. */
interface Rule {
  path: RegExp
  delay?: number
  isMissing?: boolean
}

export type SlowServer = Awaited<ReturnType<typeof serveSlowly>>

/** Passes requests on to the server at a port, as a slow or faulty network does; has an origin of its own. */
export async function serveSlowly(port: number) {
  let rules: Rule[] = []
  let pending = 0
  let lastChange = 0
  /** The paths that were requested, with their queries. */
  const paths: string[] = []
  /** The forms that were posted. */
  const posts: URLSearchParams[] = []

  const respond = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '/', headers } = incoming
    paths.push(url)
    const body = await text(incoming)
    if (method === 'POST') posts.push(new URLSearchParams(body))
    const rule = rules.find(({ path }) => path.test(url))
    if (rule?.delay) await sleep(rule.delay)
    if (rule?.isMissing) {
      response.writeHead(404).end()
      return
    }
    const forwarded = request({ port, host: 'localhost', method, path: url, headers })
    forwarded.end(body)
    const [answer] = (await once(forwarded, 'response')) as [IncomingMessage]
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(response)
  }

  const server = createServer((incoming, response) => {
    pending += 1
    response.on('close', () => {
      pending -= 1
      lastChange = Date.now()
    })
    void respond(incoming, response).catch(() => response.destroy())
  })
  await once(server.listen(0), 'listening')

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    paths,
    posts,
    /** Replaces the rules. */
    setRules: (...list: Rule[]) => (rules = list),
    /** Waits until no request has been open for this time, in ms. */
    waitForQuiet: async (time = 400): Promise<void> => {
      const start = Date.now()
      while (pending > 0 || Date.now() - Math.max(lastChange, start) < time) await sleep(50)
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
