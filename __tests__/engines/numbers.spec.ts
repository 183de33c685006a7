import { caseStudy, otherHomePages, service } from './support/pages'
import { expect, paths, test } from './support/test'
import type { Tab } from './support/tab'

/** Numbers are those of the build, whatever the browser knows of their language (P17, P29). */

/** The numbers of the page, or of what is shown of it, outside of its carousels. */
const readNumbers = (tab: Tab, isShown: boolean): Promise<string[]> =>
  tab.run((onlyShown) => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      const isLeftOut = parent?.closest('script, style, [aria-roledescription]')
      if (!isLeftOut && (!onlyShown || parent?.checkVisibility()))
        texts.push(walker.currentNode.nodeValue ?? '')
    }
    const numbers = texts.join(' ').match(/\p{Nd}[\p{Nd}.,’'\u00a0\u2009\u202f]*/gu) ?? []
    return [...new Set(numbers)].sort()
  }, isShown)

/** Opens the page without and then with its scripts, and touches each of its islands. */
async function compareNumbers(tab: Tab, path: string): Promise<void> {
  tab.site.setRules({ path: /\.js(?:\?|$)/, isMissing: true })
  await tab.open(path)
  const built = await readNumbers(tab, false)
  tab.site.setRules()
  await tab.open('about:blank')
  await tab.openWhole(path)
  const islands = await tab.run(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-island]')].map((island) => {
      island.dispatchEvent(new Event('pointerover', { bubbles: true }))
      return island.dataset.island ?? ''
    }),
  )
  for (const island of islands) await tab.waitForIsland(island)
  await tab.firstInput()
  const shown = await readNumbers(tab, true)
  expect(shown.filter((number) => !built.includes(number))).toEqual([])
}

for (const path of [service, caseStudy, paths.estimate, ...otherHomePages])
  test(`the numbers of ${decodeURI(path)} stay as they are built`, async ({ tab }) => {
    await compareNumbers(tab, path)
  })
