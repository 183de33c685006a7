import { keepNewest, slowNavigation } from '../../src/layout/navigation'

const running = 'hash-of-this-build'
const pageAt = (path: string, webpackCompilationHash = running) => ({
  page: { path, webpackCompilationHash },
})
type Loaded = Partial<ReturnType<typeof pageAt>>

/** A loader whose pages the test resolves. */
const setUp = () => {
  const arrivals: Record<string, (page: Loaded) => void> = {}
  const load = (path: string) => new Promise<Loaded>((resolve) => (arrivals[path] = resolve))
  const fullLoad = { start: jest.fn(), stop: jest.fn() }
  const { loadPage, cancel } = keepNewest(load, running, fullLoad)
  const shown: string[] = []
  const go = (path: string) => void loadPage(path).then(() => shown.push(path))
  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)
  const arrive = async (path: string, page: Loaded = pageAt(path)) => {
    arrivals[path]?.(page)
    await wait(0)
  }
  return { go, arrive, cancel, wait, shown, fullLoad }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each<[what: string, steps: string[], shown: string[], fullLoads: string[]]>([
  ['a navigation', ['go /a/', 'arrive /a/'], ['/a/'], []],
  [
    'a page that loads before that of a newer navigation',
    ['go /old/', 'go /new/', 'arrive /old/', 'arrive /new/'],
    ['/new/'],
    [],
  ],
  [
    'a page that loads after that of a newer navigation',
    ['go /old/', 'go /new/', 'arrive /new/', 'arrive /old/'],
    ['/new/'],
    [],
  ],
  ['a page that loads after Back', ['go /a/', 'back', 'arrive /a/', 'wait 20000'], [], []],
  ['a page that has not loaded for 9.999 s', ['go /a/', 'wait 9999'], [], []],
  ['a page that loads after 10 s', ['go /a/', 'wait 10000', 'arrive /a/'], [], ['/a/']],
])('%s: %j shows %j, and the browser loads %j', async (_what, steps, pages, fullLoads) => {
  const { go, arrive, cancel, wait, shown, fullLoad } = setUp()
  for (const step of steps) {
    const [action, value = ''] = step.split(' ')
    if (action === 'go') go(value)
    else if (action === 'arrive') await arrive(value)
    else if (action === 'wait') await wait(Number(value))
    else cancel()
  }
  expect(shown).toEqual(pages)
  expect(fullLoad.start.mock.calls.flat()).toEqual(fullLoads)
})

test('completes once if a link was followed twice', async () => {
  const page = Promise.resolve(pageAt('/a/'))
  const { loadPage } = keepNewest(() => page, running, { start: jest.fn(), stop: jest.fn() })
  const show = jest.fn()
  void loadPage('/a/').then(show)
  void loadPage('/a/').then(show)
  await jest.advanceTimersByTimeAsync(0)
  expect(show).toHaveBeenCalledTimes(1)
})

test('is slow from 300 ms until the page has loaded, also while the browser loads it', async () => {
  const { go, arrive, wait } = setUp()
  go('/a/')
  await wait(299)
  expect(slowNavigation.read()).toBe(false)
  await wait(1)
  expect(slowNavigation.read()).toBe(true)
  await arrive('/a/')
  expect(slowNavigation.read()).toBe(false)
  go('/b/')
  await wait(10_000)
  expect(slowNavigation.read()).toBe(true)
})

test('is not slow if the page loads within 300 ms', async () => {
  const { go, arrive, wait } = setUp()
  const listener = jest.fn(slowNavigation.read)
  const unsubscribe = slowNavigation.subscribe(listener)
  go('/a/')
  await wait(299)
  await arrive('/a/')
  await wait(1000)
  unsubscribe()
  expect(listener).not.toHaveReturnedWith(true)
})

test.each([
  ['is of another build', pageAt('/a/', 'hash-of-a-newer-build')],
  ['does not exist in this build', pageAt('/404.html')],
  ['could not be loaded', {}],
])('lets the browser load a page that %s', async (_, page) => {
  const { go, arrive, shown, fullLoad } = setUp()
  go('/a/')
  await arrive('/a/', page)
  expect(shown).toEqual([])
  expect(fullLoad.start).toHaveBeenCalledWith('/a/')
})

test('stops a full load when a newer navigation starts', async () => {
  const { go, arrive, wait, shown, fullLoad } = setUp()
  go('/old/')
  await wait(10_000)
  go('/new/')
  expect(fullLoad.stop).toHaveBeenCalled()
  await arrive('/new/')
  expect(shown).toEqual(['/new/'])
})
