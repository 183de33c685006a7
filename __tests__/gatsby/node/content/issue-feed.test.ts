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

/** What the feed says, one message after another. */
async function* listen(): AsyncGenerator<ShownIssue[]> {
  const { port } = server.address() as AddressInfo
  const { body, headers } = await fetch(`http://localhost:${port}/`)
  expect(headers.get('content-type')).toBe('text/event-stream')
  for await (const bytes of body ?? []) {
    const text = Buffer.from(bytes as Uint8Array).toString()
    yield JSON.parse(text.replace(/^data: /, '')) as ShownIssue[]
  }
}

const broken = () => {
  const site = fixtureSite()
  set('site.json', '/phones/0', 'call us')(site)
  return validate(sourceOf(site))
}

test('who listens is told what is wrong now, and when it is mended', async () => {
  const messages = listen()
  expect((await messages.next()).value).toEqual([])
  feed.publish(broken())
  expect((await messages.next()).value).toEqual([
    {
      place: expect.stringMatching(/^data\/site\.json:\d+:\d+$/) as string,
      pointer: '/phones/0',
      rule: 'wrong-form',
      asks: expect.stringContaining('as its place needs') as string,
      message: expect.stringContaining('call us') as string,
      hint: expect.any(String) as string,
    },
  ])
  feed.publish([])
  expect((await messages.next()).value).toEqual([])
})

test('who comes later is told what was found before', async () => {
  feed.publish(broken())
  const messages = listen()
  expect((await messages.next()).value).toHaveLength(1)
})
