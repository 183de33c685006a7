import { findPage, otherHomePages, pageForEachTemplate } from './support/pages'
import { expect, paths, phone, test } from './support/test'

/** What assistive technology gets of the structure of a page, from the engine itself. */

test.use({ window: phone })

const article = findPage('<table', paths.articles)

for (const path of new Set([...pageForEachTemplate, ...otherHomePages, article]))
  test(`lists of ${decodeURI(path)} are lists, and cells have the headers of their columns`, async ({
    tab,
  }) => {
    await tab.openWhole(path)
    const count = (selector: string) =>
      tab.run(
        (css) =>
          [...document.querySelectorAll(css)].filter(
            (element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'),
          ).length,
        selector,
      )
    for (const [css, role] of [
      ['ol:not([role]), ul:not([role])', 'list'],
      ['table', 'table'],
      ['thead th', 'columnheader'],
      ['tbody th', 'rowheader'],
      ['td', 'cell'],
    ] as const)
      expect(await tab.roles(css, role)).toHaveLength(await count(css))
  })
