import type { Page } from '@playwright/test'

/**
 * Adds rules to a page by a way that its policy allows.
 * @returns takes them away again
 */
export async function stylePage(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const made = new CSSStyleSheet()
    made.replaceSync(text)
    document.adoptedStyleSheets.push(made)
    return made
  }, css)
  return async () => {
    await sheet.evaluate((made) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== made)
    })
  }
}
