import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createIssueFeed } from '../../../../src/gatsby/node/content/issue-feed'
import type { ShownIssue } from '../../../../src/gatsby/node/content/issue-feed-path'
import { validate } from '../../../../src/content/validation/validate'
import { set } from '../../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../../fixtures/content'

let server: Server
const feed = createIssueFeed()

beforeAll(async () => {
  server = createServer(feed.serve)
  await new Promise<void>((done) => server.listen(0, done))
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

/** The messages of the feed; a single read may contain a part of one or several. */
async function* listen(): AsyncGenerator<ShownIssue[]> {
  const { port } = server.address() as AddressInfo
  const { body, headers } = await fetch(`http://localhost:${port}/`)
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
  const messages = listen()
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
  const messages = listen()
  expect((await messages.next()).value).toHaveLength(1)
})
