import type { Page } from '@playwright/test'

/**
 * Adds rules to a page in a way that its policy allows.
 * @returns a function that removes them
 */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet()
    added.replaceSync(text)
    document.adoptedStyleSheets.push(added)
    return added
  }, css)
  return async () => {
    await sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== added)
    })
  }
}
