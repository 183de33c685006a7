import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Issue } from '../issue'
import { requirementOf } from '../check/rule-list'
import type { ShownIssue } from './issue-feed-path'
import type { SiteConfig } from '../model'

type Requirements = SiteConfig['rules']['requirements']

/** Sends the issues of the content to browsers while it is edited. */
export interface IssueFeed {
  /**
   * Sends the current issues to all connected browsers, and to those that connect later, each with
   * what its rule requires; `requirements` has that of the site's own rules.
   */
  publish: (issues: readonly Issue[], requirements: Requirements) => void
  /** Responds with server-sent events: the current issues, and the new ones after each change. */
  serve: (request: IncomingMessage, response: ServerResponse) => void
}

const toShownIssue = (
  { file, line, column, pointer, rule, problem, remedy }: Issue,
  requirements: Requirements,
): ShownIssue => ({
  place: `${file}:${line}:${column}`,
  pointer,
  rule,
  requirement: requirementOf(rule, requirements),
  problem,
  remedy,
})

/** Creates a feed without issues. */
export function createIssueFeed(): IssueFeed {
  const listeners = new Set<ServerResponse>()
  let sentIssues = '[]'
  const send = (response: ServerResponse): void => void response.write(`data: ${sentIssues}\n\n`)
  return {
    publish: (issues, requirements) => {
      sentIssues = JSON.stringify(issues.map((issue) => toShownIssue(issue, requirements)))
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
