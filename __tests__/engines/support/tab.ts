import { setTimeout as sleep } from 'node:timers/promises'
import type { Key, Session } from './engine'
import type { SlowServer } from './serve-slowly'

/** Elements by a selector, and by a text that they contain. */
export interface Target {
  css: string
  text?: string
}

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }

/** A tab that shows pages of the served site. */
export class Tab {
  constructor(
    private readonly session: Session,
    readonly site: SlowServer,
  ) {}

  /** Opens an address of the site. */
  open(path: string): Promise<unknown> {
    return this.session.open(path === 'about:blank' ? path : this.site.origin + path)
  }

  /** Opens an address, and waits until the page has loaded what it needs by itself. */
  async openWhole(path: string): Promise<void> {
    await this.open(path)
    await this.site.waitForQuiet()
  }

  async reload(): Promise<void> {
    const loadedAt = () => this.run(() => performance.timeOrigin)
    const before = await loadedAt()
    await this.session.reload()
    await this.waitForPage(async () => (await loadedAt()) !== before)
  }

  async back(): Promise<void> {
    const address = await this.address()
    await this.session.back()
    await this.waitForPage(async () => (await this.address()) !== address)
  }

  /** Clicks a link, and waits for its page. */
  async follow(link: Target): Promise<void> {
    const address = await this.address()
    await this.click(link)
    await this.waitForPage(async () => (await this.address()) !== address)
  }

  /** Waits until the expected page is shown and loaded, at most 15 s. */
  private async waitForPage(isExpected: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < 150; tries += 1) {
      const isLoaded = await this.run(() => document.readyState === 'complete')
      if (isLoaded && (await isExpected())) break
      await sleep(100)
    }
    await this.site.waitForQuiet()
  }

  /** Runs a function in the page. It sees nothing but its arguments, which are JSON, as its result. */
  async run<Args extends Json[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const list = args.map((arg) => JSON.stringify(arg)).join()
    return (await this.evaluate(`(${action.toString()})(${list})`)) as Result
  }

  /** Evaluates again if the page was replaced meanwhile. */
  private async evaluate(expression: string): Promise<unknown> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.session.evaluate(expression)
      } catch (error) {
        const isReplaced =
          /context was destroyed|navigat|no such (?:frame|window)|discarded|detached/i
        if (tries === 20 || !isReplaced.test(String(error))) throw error
        await sleep(100)
      }
    }
  }

  /** Calls a function in the page with the first shown element; throws if there is none. */
  async read<Result>(
    { css, text = '' }: Target,
    action: (element: HTMLElement) => Result,
  ): Promise<Result> {
    const find = (selector: string, part: string) => {
      const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (each) =>
          each.checkVisibility({ visibilityProperty: true }) && each.textContent.includes(part),
      )
      if (!element) throw new Error(`The page has no ${selector} with the text "${part}"`)
      return element
    }
    const element = `(${find.toString()})(${JSON.stringify(css)}, ${JSON.stringify(text)})`
    return (await this.evaluate(`(${action.toString()})(${element})`)) as Result
  }

  /** Waits until React runs an island of the page. */
  async waitForIsland(name: string): Promise<void> {
    for (let tries = 0; tries < 200; tries += 1) {
      const island = await this.run((each) => {
        const element = document.querySelector<HTMLElement>(`[data-island="${each}"]`)
        return element && { isAwake: 'awake' in element.dataset }
      }, name)
      if (!island) throw new Error(`The page has no island "${name}"`)
      if (island.isAwake) return
      await sleep(100)
    }
    throw new Error(`The island "${name}" does not wake`)
  }

  /** Whether an element is shown. */
  has(target: Target): Promise<boolean> {
    return this.read(target, () => true).catch(() => false)
  }

  /** Waits until an element is shown, at most 5 s. */
  async waitFor(target: Target): Promise<void> {
    for (let tries = 0; tries < 50 && !(await this.has(target)); tries += 1) await sleep(100)
  }

  /** The middle of an element, which is scrolled into the window if it is not there. */
  private async placeOf(target: Target): Promise<[x: number, y: number]> {
    await this.waitFor(target)
    const readPlace = () =>
      this.read(target, (element): [number, number] => {
        const box = element.getBoundingClientRect()
        const header = document.querySelector('header')?.getBoundingClientRect()
        const top = header && !element.closest('header') ? Math.max(0, header.bottom) : 0
        if (box.top < top || box.bottom > innerHeight)
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top: y, width, height } = element.getBoundingClientRect()
        return [left + width / 2, y + height / 2]
      })
    // Until it rests.
    let place = await readPlace()
    for (let tries = 0; tries < 20; tries += 1) {
      await sleep(60)
      const next = await readPlace()
      if (Math.abs(next[0] - place[0]) + Math.abs(next[1] - place[1]) < 1) return next
      place = next
    }
    return place
  }

  async click(target: Target): Promise<void> {
    await this.session.click(...(await this.placeOf(target)))
  }

  async tap(target: Target): Promise<void> {
    await this.session.tap(...(await this.placeOf(target)))
  }

  /** Moves the pointer onto an element, as a hand does. */
  async hover(target: Target): Promise<void> {
    const [x, y] = await this.placeOf(target)
    await this.session.movePointer(x - 2, y)
    await this.session.movePointer(x, y)
  }

  /** Moves the pointer into the corner of the window. */
  async leave(): Promise<void> {
    await this.session.movePointer(4, 4)
    await this.session.movePointer(2, 2)
  }

  /** Gives an element the focus, and types. */
  async type(target: Target, text: string): Promise<void> {
    await this.click(target)
    await this.session.type(text)
  }

  typeText(text: string): Promise<unknown> {
    return this.session.type(text)
  }

  value(field: Target): Promise<string> {
    return this.read(field, (element) => (element as HTMLInputElement).value)
  }

  async focus(target: Target): Promise<void> {
    await this.read(target, (element) => element.focus())
  }

  press(key: Key): Promise<unknown> {
    return this.session.press(key)
  }

  async wheel(deltaY: number): Promise<void> {
    const before = await this.top()
    await this.session.wheel(deltaY)
    // Smooth scrolling takes a moment.
    let top = before
    for (let tries = 0; tries < 30; tries += 1) {
      await sleep(100)
      const next = await this.top()
      if (next === top && next !== before) return
      top = next
    }
  }

  /** The roles that elements have for assistive technology, of those asked for. */
  roles(css: string, ...asked: string[]): Promise<string[]> {
    return this.session.roles(css, asked)
  }

  /** How far the page is scrolled, in px. */
  top(): Promise<number> {
    return this.run(() => Math.round(scrollY))
  }

  async scrollTo(top: number): Promise<void> {
    await this.run((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  }

  /** The path, query and hash of the address. */
  address(): Promise<string> {
    return this.run(() => location.pathname + location.search + location.hash)
  }

  resize(width: number, height: number): Promise<unknown> {
    return this.session.resize(width, height)
  }

  screenshot(): Promise<Buffer> {
    return this.session.screenshot()
  }

  print(): Promise<Buffer> {
    return this.session.print()
  }

  /**
   * A pointer that moves in the margin of the page, and a key, as the first input of a visitor; waits
   * for what the page loads then.
   */
  async firstInput(): Promise<void> {
    await this.session.movePointer(3, 400)
    await this.session.movePointer(5, 402)
    await this.session.press('Shift')
    await this.site.waitForQuiet()
    await sleep(600)
  }
}
