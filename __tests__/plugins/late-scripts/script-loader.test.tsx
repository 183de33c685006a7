import {
  deferScripts,
  formScript,
  headScript,
} from '../../../plugins/late-scripts/script-loader-plugin'
import { watchWindow } from '../../mocks/window'

/** The script tags that Gatsby writes at the end of its pages. */
const gatsbyTags = `
  <script id="gatsby-chunk-mapping">
    window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
  </script>
  <script>window.___webpackCompilationHash="abc";</script><script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>`

const { html, globals } = deferScripts(gatsbyTags)
const [, sources = '', text = ''] = /^<script data-sources="(.*?)">(.*)<\/script>$/.exec(html) ?? []

/** Opens a page: its elements exist before the loader runs. */
const open = (body: string, address = '/'): void => {
  history.replaceState(null, '', address)
  document.body.innerHTML = body
  watchWindow()
  const loader = Object.assign(document.createElement('script'), { text })
  loader.dataset.sources = sources
  document.body.append(loader)
  if (body.includes('<form')) window.eval(formScript())
}

const asked = (): (string | null)[] =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))

const allScripts = [`/${globals.name}`, '/runtime-1.js', '/app-1.js']

afterEach(() => {
  // Removes the listeners of a loader that was not triggered, and resets those for forms.
  jest.useRealTimers()
  document.body.innerHTML = ''
  window.dispatchEvent(new Event('scroll'))
  window.dispatchEvent(new Event('pageshow'))
  window.dispatchEvent(new Event('hydrated'))
  document.head.innerHTML = ''
  delete document.documentElement.dataset.motion
  delete document.documentElement.dataset.noScripts
  delete document.documentElement.dataset.laidOut
  sessionStorage.clear()
})

test("moves Gatsby's data about the build to a script that is named by its hash", () => {
  expect(globals.text).toContain('window.___chunkMapping={"app":["/app-1.js"]};')
  expect(globals.text).toContain('window.___webpackCompilationHash="abc";')
  expect(globals.name).toMatch(/^globals-[0-9a-f]{20}\.js$/)
  expect(deferScripts(gatsbyTags.replace('abc', 'def')).globals.name).not.toBe(globals.name)
})

test('stops the build if the tags are not as expected', () => {
  expect(() => deferScripts('<script type="module">import "/app.js"</script>')).toThrow(
    /_gatsby-scripts-1\.html: .* not as expected/,
  )
})

test.each([
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'invalid',
])('the first %s requests all scripts, once and in order', (input) => {
  open('<button>Menu</button>')
  expect(asked()).toEqual([])
  for (const movementX of [1, 1])
    document
      .querySelector('button')
      ?.dispatchEvent(Object.assign(new Event(input, { bubbles: true }), { movementX }))
  expect(asked()).toEqual(allScripts)
  expect([...document.head.querySelectorAll('script')].every(({ async }) => !async)).toBe(true)
  expect(document.documentElement.dataset.laidOut).toBe('')
})

test.each([
  ['navigate', '', undefined],
  ['navigate', '#price', ''],
  ['reload', '', ''],
  ['back_forward', '', ''],
])('after %s to "%s" all of the page is laid out at once: %s', (type, hash, laidOut) => {
  history.replaceState(null, '', `/${hash}`)
  const entry = { type } as unknown as PerformanceEntry
  Object.assign(performance, { getEntriesByType: () => [entry] })
  window.eval(headScript())
  expect(document.documentElement.dataset.laidOut).toBe(laidOut)
})

test('requests nothing for a pointer at rest until it moves', () => {
  open('<button>Menu</button>')
  const move = (movementX: number): void => {
    window.dispatchEvent(Object.assign(new MouseEvent('pointermove'), { movementX, movementY: 0 }))
  }
  move(0)
  expect(asked()).toEqual([])
  move(1)
  expect(asked()).toEqual(allScripts)
})

test.each([
  ['/', null, false],
  ['/?industry=Retail', null, true],
  ['/', '"kept"', true],
])('a form that reads the address and the visit: %s, %s', (address, kept, comes) => {
  if (kept) sessionStorage.setItem('unsentMessage', kept)
  open('<form data-scripts="query stored:unsentMessage"></form>', address)
  expect(asked()).toEqual(comes ? allScripts : [])
})

test('requests scripts when an element that needs them comes into view', () => {
  open('<div data-scripts="in-view"></div>')
  const [observer] = watchWindow.observers
  observer?.report([false])
  expect(asked()).toEqual([])
  observer?.report([true])
  expect(asked()).toEqual(allScripts)
})

test('pauses and resumes motion until the page is hydrated', () => {
  open('<button data-before-hydration="toggle-motion">Pause</button>')
  const press = () => document.querySelector('button')?.click()
  const { dataset } = document.documentElement
  press()
  expect(dataset.motion).toBe('paused')
  press()
  expect(dataset.motion).toBe('running')
  window.dispatchEvent(new Event('hydrated'))
  press()
  expect(dataset.motion).toBe('running')
})

test('quick clicks print once before hydration, and none after it', () => {
  jest.spyOn(window, 'print').mockImplementation()
  open('<button data-before-hydration="print">Print</button>')
  const press = () => {
    const click = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(click, 'timeStamp', { value: performance.now() })
    document.querySelector('button')?.dispatchEvent(click)
  }
  press()
  press()
  window.dispatchEvent(new Event('hydrated'))
  press()
  expect(window.print).toHaveBeenCalledTimes(1)
})

describe('a page whose scripts do not arrive', () => {
  const { dataset } = document.documentElement
  const fail = () => document.head.querySelector('script')?.dispatchEvent(new Event('error'))

  beforeEach(() => jest.useFakeTimers())

  test('is shown as without scripts after 8 s, until they arrive', () => {
    open('')
    window.dispatchEvent(new Event('scroll'))
    jest.advanceTimersByTime(7999)
    expect(dataset).not.toHaveProperty('noScripts')
    jest.advanceTimersByTime(1)
    expect(dataset).toHaveProperty('noScripts')
    window.dispatchEvent(new Event('hydrated'))
    expect(dataset).not.toHaveProperty('noScripts')
  })

  test.each(['arrive', 'fail'])('follows a click that waits for them once they %s', (what) => {
    open('<a href="#" data-before-hydration="wait">Enlarge</a>')
    const link = document.querySelector('a')
    const followed = jest.fn(({ defaultPrevented }: Event) => !defaultPrevented)
    link?.addEventListener('click', followed)
    link?.click()
    expect(followed).toHaveReturnedWith(false)
    expect(link).toHaveProperty('ariaBusy', 'true')
    window.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))
    window.dispatchEvent(new Event('scroll'))
    if (what === 'fail') fail()
    else window.dispatchEvent(new Event('hydrated'))
    jest.runAllTimers()
    expect(followed).toHaveLastReturnedWith(true)
    expect(followed).toHaveBeenCalledTimes(2)
  })
})

test('closes the menus of the header when the page is left, because it may be restored from the cache', () => {
  open('<header><details open></details></header><main><details open></details></main>')
  window.dispatchEvent(new Event('pagehide'))
  expect(document.querySelector('header details')).not.toHaveAttribute('open')
  expect(document.querySelector('main details')).toHaveAttribute('open')
})

test.each([
  ['"paused"', 'paused'],
  ['"running"', undefined],
])('keeps motion that the visitor has %s before the scripts have loaded', (kept, motion) => {
  sessionStorage.setItem('motion', kept)
  open('')
  expect(document.documentElement.dataset.motion).toBe(motion)
})

test('gives a form a new id before it can be sent, and keeps a restored id', () => {
  const form = '<form><input type="hidden" name="id" data-unique-id><input name="text"></form>'
  const ids = [form, form, form.replace('data-unique-id', 'data-unique-id value="kept"')].map(
    (body) => {
      open(body)
      return new FormData(document.querySelector('form') ?? undefined).get('id')
    },
  )
  expect(ids).toEqual([
    expect.stringMatching(/^\d+(?:-\d+){3}$/),
    expect.stringMatching(/^\d+(?:-\d+){3}$/),
    'kept',
  ])
  expect(ids[0]).not.toBe(ids[1])
  expect(document.querySelector<HTMLInputElement>('[name="text"]')?.value).toBe('')
})

const form = '<form><input type="hidden" name="id" data-unique-id><button>Send</button></form>'
/** Submits the form, some time after the page was opened; returns whether the browser sends it. */
const submit = (time: number): boolean => {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: time })
  return document.querySelector('form')?.dispatchEvent(event) ?? false
}

test('sends a form again once the first request has failed, or after Back', () => {
  open(form)
  expect([submit(5000), submit(15_000)]).toEqual([true, true])
  window.dispatchEvent(new Event('pageshow'))
  expect(submit(15_001)).toBe(true)
})

test('a form that opens the mail program stays on the page and can be sent again', () => {
  open(form.replace('<form', '<form action="mailto:a@b.example"'))
  expect([submit(100), submit(200)]).toEqual([true, true])
})
