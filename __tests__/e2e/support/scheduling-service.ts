import type { Page, Route } from '@playwright/test'
import { scheduling } from '../../fixtures/single-pages'

/** A mock of the scheduling service, so that no request reaches the network. */

const serviceOrigin = new URL(scheduling.url).origin

/** The service's page: it notifies the page around it that it has loaded. */
const servicePage = `<!doctype html><html lang="en"><title>Calendar</title>
  <main aria-label="Service"><h1>Choose a time</h1><a href="#times">Times</a></main>
  <script>parent.postMessage({ event: 'calendly.event_type_viewed' }, '*')</script>`

export const html = (body: string) => ({ contentType: 'text/html', body })

/** Answers requests to the service; returns the requested addresses. */
export async function mockSchedulingService(
  page: Page,
  answer: (route: Route) => unknown = (route) => route.fulfill(html(servicePage)),
): Promise<URL[]> {
  const requests: URL[] = []
  await page.route(
    ({ origin }) => origin === serviceOrigin,
    async (route) => {
      requests.push(new URL(route.request().url()))
      await answer(route)
    },
  )
  return requests
}
