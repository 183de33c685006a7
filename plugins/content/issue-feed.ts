import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Issue } from './core/issue'
import { rules } from './core/rule-ids'
import type { ShownIssue } from './issue-feed-path'

/** Sends the issues of the content to browsers while it is edited. */
export interface IssueFeed {
  /** Sends the current issues to all connected browsers, and to those that connect later. */
  publish: (issues: readonly Issue[]) => void
  /** Responds with server-sent events: the current issues, and the new ones after each change. */
  serve: (request: IncomingMessage, response: ServerResponse) => void
}

const shown = ({ file, line, column, pointer, rule, message, hint }: Issue): ShownIssue => ({
  place: `${file}:${line}:${column}`,
  pointer,
  rule,
  requirement: rules[rule],
  message,
  hint,
})

/** Creates a feed without issues. */
export function createIssueFeed(): IssueFeed {
  const listeners = new Set<ServerResponse>()
  let present = '[]'
  const send = (response: ServerResponse): void => void response.write(`data: ${present}\n\n`)
  return {
    publish: (issues) => {
      present = JSON.stringify(issues.map(shown))
      listeners.forEach(send)
    },
    serve: (_request, response) => {
      // "no-transform" prevents the server from compressing, and so from buffering, the response.
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-cache, no-transform',
      })
      listeners.add(response)
      response.on('close', () => listeners.delete(response))
      send(response)
    },
  }
}
