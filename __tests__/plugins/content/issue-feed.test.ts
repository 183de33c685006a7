import { createServer } from 'node:http'
import { createIssueFeed } from '../../../plugins/content/issue-feed'
import type { ShownIssue } from '../../../plugins/content/issue-feed-path'
import { validate } from '../../../plugins/content/check/validate'
import { set } from '../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../fixtures/content'
import { listen } from '../../support/server'

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

// Compiling the schemas can take longer than a test may on a busy machine.
const site = fixtureSite()
set('site.json', '/phones/0', 'call us')(site)
const issues = validate(sourceOf(site))

test('reports the current issues, and that they are fixed', async () => {
  const messages = messagesOf()
  expect((await messages.next()).value).toEqual([])
  feed.publish(issues)
  expect((await messages.next()).value).toEqual([
    {
      place: expect.stringMatching(/^data\/site\.json:\d+:\d+$/) as string,
      pointer: '/phones/0',
      rule: 'wrong-form',
      requirement: expect.stringContaining('required form') as string,
      message: expect.stringContaining('call us') as string,
      hint: expect.any(String) as string,
    },
  ])
  feed.publish([])
  expect((await messages.next()).value).toEqual([])
})

test('reports earlier issues to a later listener', async () => {
  feed.publish(issues)
  const messages = messagesOf()
  expect((await messages.next()).value).toHaveLength(1)
})
