import type { Page } from '@playwright/test'
import { contact } from '../../fixtures/single-pages'
import { paths, receiver } from '../../fixtures/test-site'

const { form } = contact

/** Texts with characters that a wrong encoding would damage. */
export const typed = {
  name: '<Ada> & Söhne = "1+1"',
  email: 'ada+test@engine.example',
  company: "100 % d'Or; \\n",
  phone: '+880 1000 000 124',
  message: 'First line \n\n\tthird & <b>last</b> line; \u{1F980} ?#%20  ',
}

export const field = (page: Page, name: keyof typeof typed | 'about') =>
  page.locator('form').getByLabel(`Your ${name}`)
export const sendButton = (page: Page) =>
  page.getByRole('button', { name: form.submit, exact: true })
/** The form's own error summary. */
export const errorSummary = (page: Page) =>
  page.getByRole('alert').filter({ hasText: form.errors.title })

/**
 * Answers the messages of a page in place of the agency's endpoint: records the values of each,
 * waits until it is ready, and answers scripts with a status.
 */
export async function serveEndpoint(page: Page) {
  const received: Record<string, string>[] = []
  const endpoint = { received, status: 200, ready: Promise.resolve() }
  await page.route(receiver.url, async (route) => {
    const request = route.request()
    endpoint.received.push(Object.fromEntries(new URLSearchParams(request.postData() ?? '')))
    await endpoint.ready
    const { origin = '' } = await request.allHeaders()
    await route.fulfill(
      request.isNavigationRequest()
        ? { status: 303, headers: { location: origin + paths.thankYou } }
        : {
            status: endpoint.status,
            headers: { 'access-control-allow-origin': origin },
            json: {},
          },
    )
  })
  return endpoint
}
