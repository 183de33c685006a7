import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { builtRoutes } from '../support/content'
import { openAllDetails } from '../support/open-all-details'
import { axe, expect, violationsOf, test } from '../support/test'
import { listFiles } from '../../../src/content/list-files'

const pageData = resolve(__dirname, '../../../public/page-data')

/** The path of every page that Gatsby says it has made, the not-found pages among them. */
const madePages = listFiles(pageData)
  .filter((file) => file.endsWith('page-data.json'))
  .map((file) => readFileSync(join(pageData, file), 'utf8'))
  .map((text) => (JSON.parse(text) as { path: string }).path)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [320, 1280]) {
  test(`axe finds nothing on any page, ${width} px wide`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(20 * 60_000)
    await page.setViewportSize({ width, height: 800 })
    const found: string[] = []
    const judged = new Set<string>()
    // Without a look into frames, which no page has before its scripts come, axe is much faster.
    const judge = async (path: string) => {
      const findings = violationsOf(await axe(page).setLegacyMode().analyze())
      found.push(...findings.map((finding) => `${path} ${finding}`))
    }
    for (const path of madePages) {
      await page.goto(path)
      await judge(path)
      if ((await page.locator('main details').count()) > 0) {
        await openAllDetails(page, 'main details')
        await judge(path)
      }
      judged.add(path)
    }
    expect(found).toEqual([])
    expect(judged.size).toBe(madePages.length)
    expect([...judged]).toEqual(expect.arrayContaining(builtRoutes()))
  })
}
