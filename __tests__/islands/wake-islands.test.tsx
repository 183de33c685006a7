import { fireEvent, waitFor } from '@testing-library/react'
import { hydrateIsland } from '../../src/islands/hydrate-island'
import { islands } from '../../src/islands/registry'
import { wakeIslands } from '../../src/islands/wake-islands'
import { reportInView } from '../mocks/window'

jest.mock('../../src/islands/hydrate-island', () => ({ hydrateIsland: jest.fn() }))
jest.mock('../../src/islands/registry', () => ({ islands: { carousel: jest.fn() } }))

const load = jest.mocked(islands.carousel)

function showIsland(wake = {}): HTMLElement {
  document.body.innerHTML = `<div data-island="carousel"><p>Text <a href="#picture" data-wait>Picture</a></p></div>`
  const island = document.querySelector<HTMLElement>('[data-island]')
  if (!island) throw new Error('There is no island')
  island.dataset.wake = JSON.stringify(wake)
  return island
}

const expectAwake = (island: HTMLElement) => waitFor(() => expect(island.dataset.awake).toBe(''))
const expectAsleep = (island: HTMLElement): void => {
  expect(island.dataset.awake).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
}

beforeEach(() => {
  jest.clearAllMocks()
  load.mockResolvedValue(undefined as never)
  jest.mocked(hydrateIsland).mockResolvedValue()
})

test.each(['pointerover', 'pointerdown', 'focusin', 'keydown'])(
  'an island wakes at the first %s in it',
  async (type) => {
    const island = showIsland()
    wakeIslands()
    expectAsleep(island)
    island.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }))
    await expectAwake(island)
    expect(load).toHaveBeenCalledTimes(1)
  },
)

test('an island wakes at a touch of the part that it names', async () => {
  const island = showIsland({ touch: 'a' })
  wakeIslands()
  fireEvent.pointerDown(island.firstElementChild ?? island)
  expectAsleep(island)
  fireEvent.pointerDown(island.querySelector('a') ?? island)
  await expectAwake(island)
})

test('files of a typeface that were too late for the first paint are not shown when an island wakes', async () => {
  const { fonts } = document
  const all = 'U+0-10FFFF'
  const faces = ['loaded', 'loading', 'error'].flatMap((status) =>
    ['optional', 'auto'].map((display) => ({ display, status, unicodeRange: all })),
  )
  Object.assign(document, { fonts: new Set(faces) })
  const island = showIsland({ now: true })
  wakeIslands()
  await expectAwake(island)
  expect(faces.filter(({ unicodeRange }) => unicodeRange !== all)).toEqual([
    expect.objectContaining({ display: 'optional', status: 'error' }),
  ])
  Object.assign(document, { fonts })
})

test('an island wakes near the window if it says so', async () => {
  const island = showIsland({ near: true })
  wakeIslands()
  expectAsleep(island)
  const content = island.firstElementChild
  if (content) reportInView(content, true)
  await expectAwake(island)
})

test('an island wakes at once if it says so', async () => {
  const now = showIsland({ now: true })
  wakeIslands()
  await expectAwake(now)
})

test('an island in which something was chosen before the script arrived wakes at once', async () => {
  const island = showIsland()
  island.insertAdjacentHTML('beforeend', '<input type="radio">')
  const radio = island.querySelector('input')
  if (radio) radio.checked = true
  wakeIslands()
  await expectAwake(island)
})

test('an island that the inline script has marked for the address wakes at once', async () => {
  const island = showIsland({ query: ['about'] })
  island.dataset.waking = ''
  wakeIslands()
  await expectAwake(island)
  expect(island.dataset.waking).toBeUndefined()
})

describe('an island that shows more than its HTML, after a reload', () => {
  const leaveAt = (height: number): void => {
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height)
    window.dispatchEvent(new Event('pagehide'))
  }
  const wake = { stored: ['unsent-message'] }

  function showAgain(): HTMLElement {
    const island = showIsland(wake)
    island.dataset.waking = ''
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1000)
    wakeIslands()
    return island
  }

  /** A new document, which the browser has scrolled. */
  const open = (type: string, scrollY = 0): void => {
    Object.assign(performance, { getEntriesByType: () => [{ type }] })
    Object.assign(window, { scrollY })
  }

  beforeEach(async () => {
    open('reload')
    jest.spyOn(window, 'scrollTo').mockReset()
    const island = showIsland(wake)
    wakeIslands()
    fireEvent.pointerDown(island)
    await expectAwake(island)
  })
  afterEach(() => {
    jest.restoreAllMocks()
    sessionStorage.clear()
    open('navigate')
  })

  test('has the room for it until it is awake, so that the place in the page is kept', async () => {
    leaveAt(1400)
    const island = showAgain()
    expect(island.nextElementSibling).toHaveStyle({ height: '400px' })
    await expectAwake(island)
    await waitFor(() => expect(island.nextElementSibling).toBeNull())
  })

  test.each([
    ['the browser has restored it without what the island adds', 'reload', 300, true],
    ['Back has led to it', 'back_forward', 700, true],
    ['the visitor has scrolled elsewhere', 'reload', 100, false],
    ['a link has led to the page', 'navigate', 300, false],
  ])('returns to the place or not: %s', async (_what, type, scrollY, returns) => {
    open('navigate', 700)
    leaveAt(1400)
    open(type, scrollY)
    const island = showAgain()
    await waitFor(() => expect(island.nextElementSibling).toBeNull())
    expect(jest.mocked(window.scrollTo).mock.calls).toEqual(
      returns ? [[{ top: 700, behavior: 'instant' }]] : [],
    )
  })

  test('gives the room back if its code does not arrive', async () => {
    load.mockRejectedValueOnce(new Error('404'))
    leaveAt(1400)
    const island = showAgain()
    await waitFor(() => expect(island.dataset.failed).toBe(''))
    await waitFor(() => expect(island.nextElementSibling).toBeNull())
  })

  test('needs no room if the page is as long as it was', () => {
    leaveAt(1000)
    expect(showAgain().nextElementSibling).toBeNull()
  })
})

test('an island whose code does not arrive looks as without scripts until the next touch', async () => {
  load.mockRejectedValueOnce(new Error('404'))
  const island = showIsland({ now: true })
  wakeIslands()
  await waitFor(() => expect(island.dataset.failed).toBe(''))
  fireEvent.pointerDown(island)
  await expectAwake(island)
  expect(island.dataset.failed).toBeUndefined()
})

test('a click on a link that waits for its island is repeated when it is awake', async () => {
  const island = showIsland()
  wakeIslands()
  const link = island.querySelector('a')
  const clicks: boolean[] = []
  link?.addEventListener('click', ({ defaultPrevented }) => clicks.push(defaultPrevented))
  if (link) fireEvent.click(link)
  expect(link?.ariaBusy).toBe('true')
  await waitFor(() => expect(clicks).toEqual([true, false]))
  expect(island.dataset.awake).toBe('')
})

test('a click on a link that waits follows it if the code of its island does not arrive', async () => {
  load.mockRejectedValue(new Error('404'))
  const island = showIsland()
  wakeIslands()
  const link = island.querySelector('a')
  if (link) fireEvent.click(link)
  await waitFor(() => expect(window.location.hash).toBe('#picture'))
})
