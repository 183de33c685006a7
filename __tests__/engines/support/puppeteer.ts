import puppeteer, { type Browser } from 'puppeteer-core'
import { findBrowser } from '../../../scripts/browser'
import { closedProxy, type Engine, type Session, type SessionOptions } from './engine'
import { findProgram } from './find-program'

/** Chromium, which Puppeteer drives by its DevTools protocol. */
export async function launchChromium(): Promise<Engine> {
  const browser = await puppeteer.launch({
    executablePath: findBrowser() ?? findProgram(['chromium'], 'chromium'),
    args: ['--no-sandbox', '--disable-gpu', `--proxy-server=${closedProxy}`],
  })
  return engineOf(browser)
}

/** Firefox, which Puppeteer drives by WebDriver BiDi. */
export async function launchFirefox(): Promise<Engine> {
  const [host, port] = closedProxy.split(':')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram(['firefox-esr', 'firefox'], 'firefox-esr'),
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': host,
      'network.proxy.http_port': Number(port),
      'network.proxy.ssl': host,
      'network.proxy.ssl_port': Number(port),
      'dom.w3c_touch_events.enabled': 1,
    },
  })
  return engineOf(browser)
}

const engineOf = (browser: Browser): Engine => ({
  openSession: (options) => openSession(browser, options),
  close: () => browser.close(),
})

async function openSession(
  browser: Browser,
  { width, height, hasTouch = false }: SessionOptions,
): Promise<Session> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const isChromium = !(await browser.version()).startsWith('firefox')
  const resize = (newWidth: number, newHeight: number) =>
    page.setViewport({ width: newWidth, height: newHeight, hasTouch: hasTouch && isChromium })
  await resize(width, height)
  // Keys have no effect in a window in the background.
  await page.bringToFront()
  return {
    open: (url) => page.goto(url),
    // Firefox's `reload` never ends after a page of the back/forward cache.
    reload: () => page.evaluate('location.reload()'),
    // Its own method waits in vain for the load event of a page that was kept in memory.
    back: () => page.evaluate('history.back()'),
    evaluate: (expression) => page.evaluate(expression),
    roles: async (css, asked) => {
      const roles: string[] = []
      for (const role of asked) {
        const elements = await page.$$(`aria/[role="${role}"]`)
        for (const element of elements)
          if (await element.evaluate((each, selector) => each.matches(selector), css))
            roles.push(role)
      }
      return roles
    },
    resize,
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    wheel: (deltaY) => page.mouse.wheel({ deltaY }),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    print: async () => Buffer.from(await page.pdf({ format: 'A4', timeout: 60_000 })),
    close: () => context.close(),
  }
}
