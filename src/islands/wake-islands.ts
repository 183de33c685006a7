import { keepPlace, keepRoom } from './keep-room'
import { keepTypeface } from './keep-typeface'
import { type IslandName, islands } from './registry'

/** When an island wakes, besides the first pointer, focus or key in it. */
export interface Wake {
  /** A selector of the part whose first pointer, focus or key wakes it; by default all of it. */
  touch?: string
  /** When it comes near the window. */
  near?: boolean
  /** When the page is shown. */
  now?: boolean
  /**
   * When the page is shown, if the address has one of these parameters. Until it is awake the island
   * has `data-waking` (plugins/late-scripts/watch-scripts.js), so that nothing is shown that changes.
   */
  query?: readonly string[]
  /** Likewise, if session storage has one of these keys. */
  stored?: readonly string[]
}

/** An island whose component has thrown does not wake again. */
const asleep = '[data-island]:not([data-awake], [data-failed="error"])'

/** How far below the window an island is near, as for `rootMargin`. */
const nearMargin = '50% 0px'

/** After which time an island whose code is still loading looks as without scripts, in ms. */
const loadTimeout = 8000

/** How long a click on a control with `data-wait` waits for its island, in ms. */
const clickTimeout = 4000

const waking = new WeakMap<HTMLElement, Promise<void>>()

/** Until the text that is being composed with an input method is complete. */
let composed: Promise<unknown> = Promise.resolve()

/**
 * Lets React run an island. If its code does not arrive, the island gets `data-failed` and looks as
 * it does without scripts, until the visitor touches it again and the code arrives.
 */
function wakeIsland(island: HTMLElement): Promise<void> {
  const known = waking.get(island)
  if (known) return known
  const load = islands[island.dataset.island as IslandName]
  const takeRoom = 'waking' in island.dataset ? keepRoom(island) : undefined
  const fail = (): void => {
    delete island.dataset.waking
    island.dataset.failed ??= ''
  }
  const timer = setTimeout(fail, loadTimeout)
  const result = Promise.all([import('./hydrate-island'), load()])
    .then(async ([{ hydrateIsland }, component]) => {
      clearTimeout(timer)
      await composed
      keepTypeface()
      await hydrateIsland(island, component)
      delete island.dataset.failed
      delete island.dataset.waking
      island.dataset.awake = ''
      // Only a page with an island that is awake can be longer than its HTML.
      addEventListener('pagehide', keepPlace)
    })
    .catch(() => {
      clearTimeout(timer)
      waking.delete(island)
      fail()
    })
    .finally(takeRoom)
  waking.set(island, result)
  return result
}

/** Whether the visitor has chosen or typed something before the script arrived. */
const isFilledIn = (island: HTMLElement): boolean =>
  Array.from(island.querySelectorAll('input')).some(
    ({ checked, defaultChecked, value, defaultValue }) =>
      checked !== defaultChecked || value !== defaultValue,
  )

const wakeOf = ({ dataset }: HTMLElement): Wake => JSON.parse(dataset.wake ?? '{}') as Wake

const islandOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(asleep) : null

/** The island that an event wakes. */
function touchedIsland(event: Event): HTMLElement | null {
  const island = islandOf(event)
  const { touch } = island ? wakeOf(island) : {}
  return touch && !(event.target as Element).closest(touch) ? null : island
}

/** Wakes each island of a built page when its `data-wake` says so, and when the visitor touches it. */
export function wakeIslands(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const island = isIntersecting && target.closest<HTMLElement>(asleep)
        if (island) void wakeIsland(island)
      }
    },
    { rootMargin: nearMargin },
  )
  for (const island of document.querySelectorAll<HTMLElement>(asleep)) {
    const wake = wakeOf(island)
    if (wake.now || 'waking' in island.dataset || isFilledIn(island)) void wakeIsland(island)
    // An island itself has no box.
    else if (wake.near && island.firstElementChild) observer.observe(island.firstElementChild)
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    addEventListener(
      type,
      (event) => {
        const island = touchedIsland(event)
        if (island) void wakeIsland(island)
      },
      { capture: true, passive: true },
    )
  // The visitor may have been here before the script.
  const focused = document.activeElement?.closest<HTMLElement>(asleep)
  if (focused) void wakeIsland(focused)

  addEventListener('compositionstart', () => {
    composed = new Promise((resolve) => addEventListener('compositionend', resolve, { once: true }))
  })
  addEventListener('click', waitForIsland, true)
}

/** A click on a link with `data-wait` is repeated when its island is awake, or followed if it fails. */
function waitForIsland(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  const island = islandOf(event)
  const link = target instanceof Element && target.closest<HTMLElement>('[data-wait]')
  if (!link || !island || 'failed' in island.dataset) return
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  if (link.ariaBusy) return
  link.ariaBusy = 'true'
  const timeout = new Promise((resolve) => setTimeout(resolve, clickTimeout))
  void Promise.race([wakeIsland(island), timeout]).then(() => {
    link.ariaBusy = null
    if (!('awake' in island.dataset)) island.dataset.failed = ''
    link.click()
  })
}
