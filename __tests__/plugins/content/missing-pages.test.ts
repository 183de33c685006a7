import type { ParentSpanPluginArgs } from 'gatsby'
import { onPostBootstrap } from '../../../plugins/content/gatsby-node'

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
