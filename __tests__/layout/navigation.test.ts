import { keepNewest, slowNavigation } from '../../src/layout/navigation'

const running = 'hash-of-this-build'
const pageAt = (path: string, webpackCompilationHash = running) => ({
  page: { path, webpackCompilationHash },
})

/** A loader whose pages the test resolves. */
const setUp = () => {
  const arrivals: Record<string, (page: Partial<ReturnType<typeof pageAt>>) => void> = {}
  const load = (path: string) =>
    new Promise<Partial<ReturnType<typeof pageAt>>>((resolve) => (arrivals[path] = resolve))
  const fullLoad = { start: jest.fn(), stop: jest.fn() }
  const { loadPage, cancel } = keepNewest(load, running, fullLoad)
  const shown: string[] = []
  const go = (path: string) => void loadPage(path).then(() => shown.push(path))
  const arrive = async (path: string, page: Partial<ReturnType<typeof pageAt>> = pageAt(path)) => {
    arrivals[path]?.(page)
    await jest.advanceTimersByTimeAsync(0)
  }
  return { go, arrive, cancel, shown, fullLoad }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('completes a navigation', async () => {
  const { go, arrive, shown, fullLoad } = setUp()
  go('/a/')
  await arrive('/a/')
  expect(shown).toEqual(['/a/'])
  expect(fullLoad.start).not.toHaveBeenCalled()
})

test.each([
  ['before', ['/old/', '/new/']],
  ['after', ['/new/', '/old/']],
])('ignores a page that loads %s the one of a newer navigation', async (_, order) => {
  const { go, arrive, shown } = setUp()
  go('/old/')
  go('/new/')
  for (const path of order) await arrive(path)
  expect(shown).toEqual(['/new/'])
})

test('ignores a page that loads after Back or Forward', async () => {
  const { go, arrive, cancel, shown, fullLoad } = setUp()
  go('/old/')
  cancel()
  await arrive('/old/')
  await jest.advanceTimersByTimeAsync(20_000)
  expect(shown).toEqual([])
  expect(fullLoad.start).not.toHaveBeenCalled()
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

test('is slow from 300 ms until the page has loaded', async () => {
  const { go, arrive } = setUp()
  go('/a/')
  await jest.advanceTimersByTimeAsync(299)
  expect(slowNavigation.read()).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(slowNavigation.read()).toBe(true)
  await arrive('/a/')
  expect(slowNavigation.read()).toBe(false)
})

test('is not slow if the page loads within 300 ms', async () => {
  const { go, arrive } = setUp()
  const listener = jest.fn(slowNavigation.read)
  const unsubscribe = slowNavigation.subscribe(listener)
  go('/a/')
  await jest.advanceTimersByTimeAsync(299)
  await arrive('/a/')
  await jest.advanceTimersByTimeAsync(1000)
  unsubscribe()
  expect(listener).not.toHaveReturnedWith(true)
})

test('lets the browser load a page after 10 s and ignores it if it loads later', async () => {
  const { go, arrive, shown, fullLoad } = setUp()
  go('/a/')
  await jest.advanceTimersByTimeAsync(9_999)
  expect(fullLoad.start).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(fullLoad.start).toHaveBeenCalledWith('/a/')
  await arrive('/a/')
  expect(shown).toEqual([])
  expect(slowNavigation.read()).toBe(true)
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
  const { go, arrive, shown, fullLoad } = setUp()
  go('/old/')
  await jest.advanceTimersByTimeAsync(10_000)
  go('/new/')
  expect(fullLoad.stop).toHaveBeenCalled()
  await arrive('/new/')
  expect(shown).toEqual(['/new/'])
})
