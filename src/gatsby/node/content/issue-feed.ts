import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Issue } from '../../../content/validation/issue'
import { rules } from '../../../content/validation/rule-ids'
import type { ShownIssue } from './issue-feed-path'

/** Sends the issues of the content to browsers while it is edited. */
export interface IssueFeed {
  /** Says what is wrong now, to those who listen and those who will. */
  publish: (issues: readonly Issue[]) => void
  /** Answers a browser with server-sent events: what is wrong now, and again after each change. */
  serve: (request: IncomingMessage, response: ServerResponse) => void
}

const shown = ({ file, line, column, pointer, rule, message, hint }: Issue): ShownIssue => ({
  place: `${file}:${line}:${column}`,
  pointer,
  rule,
  asks: rules[rule],
  message,
  hint,
})

/** A feed that begins with nothing wrong. */
export function createIssueFeed(): IssueFeed {
  const listeners = new Set<ServerResponse>()
  let present = '[]'
  const tell = (response: ServerResponse): void => void response.write(`data: ${present}\n\n`)
  return {
    publish: (issues) => {
      present = JSON.stringify(issues.map(shown))
      listeners.forEach(tell)
    },
    serve: (_request, response) => {
      // "no-transform" keeps the server from compressing, and so from holding back.
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-cache, no-transform',
      })
      listeners.add(response)
      response.on('close', () => listeners.delete(response))
      tell(response)
    },
  }
}
