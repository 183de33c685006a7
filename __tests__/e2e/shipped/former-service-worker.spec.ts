import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { freePort } from '../../support/free-port'

/** A worker that shows the former site whatever the server answers. */
const formerWorker = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()))
self.addEventListener('fetch', (event) => {
  const page = new Response('<h1>Former site</h1>', { headers: { 'content-type': 'text/html' } })
  if (event.request.mode === 'navigate') event.respondWith(page)
})`

test('the service worker of a former site is replaced at the first visit', async ({ page }) => {
  for (const name of ['sw.js', 'service-worker.js']) {
    let worker = formerWorker
    const port = await freePort()
    const server = createServer((request, response) => {
      const isWorker = request.url === `/${name}`
      response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html')
      response.end(isWorker ? worker : '<h1>New site</h1>')
    }).listen(port)
    const heading = page.getByRole('heading')
    await page.goto(`http://localhost:${port}/`)
    await page.evaluate(async (script) => {
      await caches.open('former')
      await navigator.serviceWorker.register(script)
      await navigator.serviceWorker.ready
    }, name)
    await page.reload()
    await expect(heading).toHaveText('Former site')

    worker = readFileSync(`static/${name}`, 'utf8')
    await page.reload()
    await expect(heading).toHaveText('New site')
    await page.reload()
    await expect(heading).toHaveText('New site')
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    server.close()
  }
})
