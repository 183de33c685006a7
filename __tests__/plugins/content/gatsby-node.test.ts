import type { ParentSpanPluginArgs } from 'gatsby'
import {
  onCreateDevServer,
  onPostBootstrap,
  onPreBootstrap,
} from '../../../plugins/content/gatsby-node'
import { set } from '../../fixtures/changes'
import { makeSite } from '../../built-site/small-site'
import { fixtureSite } from '../../fixtures/content'
import { makeFolder } from '../../support/folder'

// Only for development; it loads parts of Gatsby.
jest.mock('../../../plugins/content/defer-content-changes', () => ({}))

const project = process.cwd()
afterEach(() => process.chdir(project))

test('a build with invalid content stops before it writes anything', async () => {
  const site = fixtureSite()
  set('site.json', '/phones/0', 'call us')(site)
  process.chdir(await makeSite(site, makeFolder()))
  const reporter = {
    warn: jest.fn(),
    panicOnBuild: (text: string) => {
      throw new Error(text)
    },
  }
  const start = onPreBootstrap as (args: object) => Promise<void>
  await expect(start({ reporter })).rejects.toThrow(/data\/site\.json:\d+:\d+ {2}\/phones\/0/)
})

test('another website cannot read the issues of the content', () => {
  const get = jest.fn()
  const store = { getState: () => ({ program: { host: 'localhost' } }) }
  const create = onCreateDevServer as (args: object) => void
  create({ app: { get }, store })
  const [[, refuse]] = get.mock.calls as [[string, (...args: object[]) => void]]
  const writeHead = jest.fn(() => ({ end: jest.fn() }))
  const [headers, socket, next] = [{ host: 'evil.example' }, {}, jest.fn()]
  refuse({ method: 'GET', headers, socket }, { writeHead }, next)
  expect(writeHead).toHaveBeenCalledWith(403, expect.anything())
  expect(next).not.toHaveBeenCalled()
})

/** What a build prints if these are its pages, with a list of services. */
function issuesWith(pages: readonly string[]): string[] {
  const issues: string[] = []
  const file = (path: string) => ({ id: path, fields: { file: path } })
  const nodes: Record<string, object[]> = {
    SitePage: pages.map((path) => ({ path })),
    Overview: [file('services.json')],
    Service: [file('services/web.json')],
  }
  const args = {
    getNodesByType: (type: string) => nodes[type] ?? [],
    reporter: { panicOnBuild: (text: string) => issues.push(text) },
    actions: {},
  }
  void onPostBootstrap?.(args as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined)
  return issues
}

test('a build stops if a list has no file in src/pages/', () => {
  expect(issuesWith(['/services/'])).toEqual([])
  expect(issuesWith(['/dienste/'])).toEqual([
    expect.stringMatching(/^data\/services\.json is at \/services\/, .*single-pages\.ts\.$/),
  ])
})
