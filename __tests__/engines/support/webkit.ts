import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../support/free-port'
import { closedProxy, type Engine, type Key, type Session, type SessionOptions } from './engine'
import { findProgram } from './find-program'

/** The keys of WebDriver, by their names in KeyboardEvent.key. */
const keys: Record<Key, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Shift: '\uE008',
  Backspace: '\uE003',
  ArrowRight: '\uE014',
}

/** Sends a command of WebDriver. */
type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** WebKitGTK, driven by W3C WebDriver, on a display without a screen. */
export async function launchWebKit(): Promise<Engine> {
  const driver = findProgram(['WebKitWebDriver'], 'webkit2gtk-driver')
  const xvfb = findProgram(['Xvfb'], 'xvfb')
  const children: ChildProcess[] = []
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const stop = (): void => {
    for (const child of children.toReversed()) child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stop)

  const display = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  children.push(display)
  const [displayNumber] = (await once(display.stdio[3] as NodeJS.ReadableStream, 'data')) as [
    Buffer,
  ]

  const port = await freePort()
  const env = {
    ...process.env,
    DISPLAY: `:${displayNumber.toString().trim()}`,
    GTK_THEME: 'Adwaita',
    GTK_A11Y: 'none',
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // In containers WebKit cannot start its own sandbox.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CACHE_HOME: folder,
  }
  children.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }))
  const send: Send = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) {
      const { error, message } = value as Record<'error' | 'message', string>
      throw new Error(`${path}: ${error}: ${message}`)
    }
    return value
  }
  const isReady = () =>
    send('GET', '/status').then(
      () => true,
      () => false,
    )
  for (let tries = 0; tries < 100 && !(await isReady()); tries += 1) await sleep(100)

  return {
    openSession: (options) => openSession(send, options),
    close: async () => {
      process.off('exit', stop)
      stop()
      await sleep(0)
    },
  }
}

async function openSession(send: Send, { width, height }: SessionOptions): Promise<Session> {
  const alwaysMatch = {
    proxy: {
      proxyType: 'manual',
      httpProxy: closedProxy,
      sslProxy: closedProxy,
      noProxy: ['localhost'],
    },
    // Without its toolbar the window can be as narrow as a phone.
    'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
  }
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch },
  })) as { sessionId: string }
  const path = `/session/${sessionId}`
  const post = (command: string, body: object = {}) => send('POST', `${path}/${command}`, body)

  const resize = (newWidth: number, newHeight: number) =>
    post('window/rect', { x: 0, y: 0, width: newWidth, height: newHeight })
  const act = (source: object, actions: readonly object[]) =>
    post('actions', { actions: [{ ...source, actions }] })
  const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }
  const moveTo = (x: number, y: number) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
    origin: 'viewport',
  })
  const click = (x: number, y: number) =>
    act(mouse, [moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }])
  const press = (values: readonly string[]) =>
    act(
      { type: 'key', id: 'keyboard' },
      values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )

  await resize(width, height)
  return {
    open: (url) => post('url', { url }),
    reload: () => post('refresh'),
    back: () => post('back'),
    // A script that waits gets no answer if the page is left meanwhile.
    evaluate: (expression) => post('execute/sync', { script: `return ${expression}`, args: [] }),
    resize,
    movePointer: (x, y) => act(mouse, [moveTo(x, y)]),
    click,
    tap: click,
    wheel: (deltaY) => {
      const place = { x: Math.round(width / 2), y: Math.round(height / 2) }
      const scroll = {
        type: 'scroll',
        ...place,
        deltaX: 0,
        deltaY,
        duration: 0,
        origin: 'viewport',
      }
      return act({ type: 'wheel', id: 'wheel' }, [scroll])
    },
    press: (key) => press([keys[key]]),
    type: (text) => press(text.split('')),
    screenshot: async () =>
      Buffer.from((await send('GET', `${path}/screenshot`)) as string, 'base64'),
    close: () => send('DELETE', path),
  }
}
