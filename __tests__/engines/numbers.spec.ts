import { pageForEachTemplate, service } from './support/pages'
import { expect, paths, test } from './support/test'
import type { Tab } from './support/tab'

/** Numbers are those of the build, whatever the browser knows of their language (P17, P29). */

/** The numbers of the page outside of its carousels. */
const readNumbers = (tab: Tab): Promise<string[]> =>
  tab.run(() => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement
    for (const carousel of main.querySelectorAll('[aria-roledescription]')) carousel.remove()
    return [...new Set(main.textContent.match(/\p{Nd}[\p{Nd}.,’'\u00a0\u2009\u202f]*/gu))].sort()
  })

/** Opens the page without and then with its scripts, and touches each of its islands. */
async function compareNumbers(tab: Tab, path: string): Promise<void> {
  tab.site.setRules({ path: /\.js(?:\?|$)/, isMissing: true })
  await tab.open(path)
  const built = await readNumbers(tab)
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
  const shown = await readNumbers(tab)
  expect(shown.filter((number) => !built.includes(number))).toEqual([])
}

for (const path of [
  service,
  paths.estimate,
  ...pageForEachTemplate.filter((each) => each.includes('%')),
])
  test(`the numbers of ${decodeURI(path)} stay as they are built`, async ({ tab }) => {
    await compareNumbers(tab, path)
  })
