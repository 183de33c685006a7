import { spawn, type SpawnOptions } from 'node:child_process'
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

/** Sends a command of WebDriver; fails if there is no answer within a time, by default 60 s. */
type Send = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  timeout?: number,
) => Promise<unknown>

/** Starts a program, and returns what ends it and all that it has started. */
function start(program: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(program, args, { ...options, detached: true })
  const stop = (): void => {
    process.off('exit', stop)
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  process.once('exit', stop)
  return { child, stop }
}

/** WebKitGTK, driven by W3C WebDriver, on a display without a screen. */
export async function launchWebKit(): Promise<Engine> {
  const driver = findProgram(['WebKitWebDriver'], 'webkit2gtk-driver')
  const display = start(
    findProgram(['Xvfb'], 'xvfb'),
    ['-displayfd', '3', '-screen', '0', '1600x1200x24'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const output = display.child.stdio[3] as NodeJS.ReadableStream
  const [displayNumber] = (await once(output, 'data')) as [Buffer]
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const env = {
    ...process.env,
    DISPLAY: `:${displayNumber.toString().trim()}`,
    GTK_THEME: 'Adwaita',
    GTK_A11Y: 'none',
    NO_AT_BRIDGE: '1',
    // A desktop's document portal would be mounted in the folder, which then cannot be deleted.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // In containers WebKit cannot start its own sandbox.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CACHE_HOME: folder,
  }

  /** Sometimes the browser does not report to its driver: then both are started again. */
  async function openSession(options: SessionOptions, tries = 3): Promise<Session> {
    const port = await freePort()
    const { stop } = start(driver, [`--port=${port}`], { env, stdio: 'ignore' })
    try {
      return await createSession(sendTo(port), options, stop)
    } catch (error) {
      stop()
      if (tries === 1) throw error
      return await openSession(options, tries - 1)
    }
  }

  return {
    openSession,
    close: () => {
      display.stop()
      rmSync(folder, { recursive: true, force: true })
      return Promise.resolve()
    },
  }
}

const sendTo =
  (port: number): Send =>
  async (method, path, body, timeout = 60_000) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) {
      const { error, message } = value as Record<'error' | 'message', string>
      throw new Error(`${path}: ${error}: ${message}`)
    }
    return value
  }

async function createSession(
  send: Send,
  { width, height }: SessionOptions,
  stop: () => void,
): Promise<Session> {
  const isReady = () =>
    send('GET', '/status').then(
      () => true,
      () => false,
    )
  for (let tries = 0; tries < 100 && !(await isReady()); tries += 1) await sleep(50)
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
  const capabilities = { alwaysMatch }
  const { sessionId } = (await send('POST', '/session', { capabilities }, 15_000)) as {
    sessionId: string
  }
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
    roles: async (css, asked) => {
      const script = `return [...document.querySelectorAll(arguments[0])].filter(
        (each) => each.checkVisibility() && !each.closest('[aria-hidden="true"]'),
      )`
      const shown = await post('execute/sync', { script, args: [css] })
      const roles = (shown as object[]).map(async (element) => {
        const [id] = Object.values(element) as string[]
        return String(await send('GET', `${path}/element/${id}/computedrole`))
      })
      return (await Promise.all(roles)).filter((role) => asked.includes(role))
    },
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
    print: () => Promise.reject(new Error('WebKitGTK does not print by WebDriver')),
    close: () => send('DELETE', path, undefined, 5000).finally(stop),
  }
}
