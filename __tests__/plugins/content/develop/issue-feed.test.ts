import { createServer } from 'node:http'
import { createIssueFeed } from '../../../../plugins/content/develop/issue-feed'
import type { ShownIssue } from '../../../../plugins/content/develop/issue-feed-path'
import type { Issue } from '../../../../plugins/content/issue'
import { listen } from '../../../support/server'

const feed = createIssueFeed()
let origin = ''

beforeAll(async () => {
  origin = await listen(createServer(feed.serve))
})

/** The messages of the feed; a single read may contain a part of one or several. */
async function* messagesOf(): AsyncGenerator<ShownIssue[]> {
  const { body, headers } = await fetch(origin)
  expect(headers.get('content-type')).toBe('text/event-stream')
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    const messages = text.split('\n\n')
    text = messages.pop() ?? ''
    for (const message of messages) {
      yield JSON.parse(message.replace(/^data: /, '')) as ShownIssue[]
    }
  }
}

const issue: Issue = {
  file: 'data/site.json',
  line: 7,
  column: 14,
  pointer: '/phones/0',
  rule: 'wrong-form',
  message: '"call us" does not have the required form',
  hint: 'begin with a plus sign',
}

test('reports the current issues, and that they are fixed', async () => {
  const messages = messagesOf()
  expect((await messages.next()).value).toEqual([])
  feed.publish([issue], {})
  expect((await messages.next()).value).toEqual([
    {
      place: 'data/site.json:7:14',
      pointer: '/phones/0',
      rule: 'wrong-form',
      requirement: expect.stringContaining('required form') as string,
      message: issue.message,
      hint: issue.hint,
    },
  ])
  feed.publish([], {})
  expect((await messages.next()).value).toEqual([])
})

test('reports earlier issues to a later listener', async () => {
  feed.publish([issue], {})
  const messages = messagesOf()
  expect((await messages.next()).value).toHaveLength(1)
})
