import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import type { FSWatcher, watch } from 'chokidar'
import { createIssueFeed } from '../../../../plugins/content/develop/issue-feed'
import type { ShownIssue } from '../../../../plugins/content/develop/issue-feed-path'
import type { Issue } from '../../../../plugins/content/issue'
import { site } from '../../../../src/site'
import { makeSite } from '../../../built-site/small-site'
import { fixtureSite } from '../../../fixtures/content'
import { makeFolder } from '../../../support/folder'
import { listen } from '../../../support/server'

// It loads parts of Gatsby.
jest.mock('../../../../plugins/content/develop/defer-content-changes', () => ({
  deferContentChanges: () => undefined,
}))
let mockWatcher: FSWatcher
let mockReady: Promise<unknown>
jest.mock('chokidar', () => ({
  watch: (...args: Parameters<typeof watch>) => {
    mockWatcher = jest.requireActual<typeof import('chokidar')>('chokidar').watch(...args)
    mockReady = once(mockWatcher, 'ready')
    return mockWatcher
  },
}))

const feed = createIssueFeed()
let origin = ''

beforeAll(async () => {
  origin = await listen(createServer(feed.serve))
})

/** The messages of a feed; a single read may contain a part of one or several. */
async function* messagesOf(url = origin): AsyncGenerator<ShownIssue[]> {
  const { body, headers } = await fetch(url)
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
  problem: '"call us" does not have the required form',
  remedy: 'begin with a plus sign',
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
      problem: issue.problem,
      remedy: issue.remedy,
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

type Handler = (...args: [...Parameters<RequestListener>, next: () => void]) => void

test('the development server reports a mistake in a content file until it is fixed', async () => {
  const project = process.cwd()
  const root = await makeSite(fixtureSite(), makeFolder())
  process.chdir(root)
  process.env.gatsby_executing_command = 'develop'
  const { onPreBootstrap, onCreateDevServer } =
    await import('../../../../plugins/content/gatsby-node')
  delete process.env.gatsby_executing_command
  const options = { plugins: [], site: () => site }
  const reporter = { info: jest.fn(), warn: jest.fn(), error: jest.fn(), success: jest.fn() }
  await (onPreBootstrap as (args: object, given: object) => Promise<void>)({ reporter }, options)

  await mockReady

  const get = jest.fn<undefined, [path: string, ...handlers: Handler[]]>()
  const store = { getState: () => ({ program: { host: 'localhost' } }) }
  ;(onCreateDevServer as (args: object) => void)({ app: { get }, store })
  const [[path, refuse, serve] = []] = get.mock.calls
  const server = createServer((request, response) =>
    refuse?.(request, response, () => serve?.(request, response, () => undefined)),
  )
  const messages = messagesOf((await listen(server)) + path)
  expect((await messages.next()).value).toEqual([])
  const file = join(root, 'data/site.json')
  const valid = readFileSync(file, 'utf8')
  writeFileSync(file, valid.replace('"phones": [', '"phones": ["call us",'))
  expect((await messages.next()).value).toMatchObject([
    { pointer: '/phones/0', rule: 'wrong-form' },
  ])
  writeFileSync(file, valid)
  expect((await messages.next()).value).toEqual([])

  await mockWatcher.close()
  process.chdir(project)
})
