// Browsers that have visited a former site at this address may still show its pages from a service
// worker. They ask for its script at each visit and get this one, which removes itself and them.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
    for (const page of await self.clients.matchAll({ type: 'window' }))
      await page.navigate(page.url)
  }
  event.waitUntil(remove())
})
