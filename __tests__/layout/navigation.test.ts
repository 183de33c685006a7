import { keepNewest, slowNavigation } from '../../src/layout/navigation'

const running = 'hash-of-this-build'
const pageAt = (path: string) => ({ page: { path, webpackCompilationHash: running } })

/** A loader whose pages the test resolves. */
const setUp = () => {
  const arrivals: Record<string, (page: object) => void> = {}
  const load = (path: string) => new Promise<object>((resolve) => (arrivals[path] = resolve))
  const fullLoad = { start: jest.fn(), stop: jest.fn() }
  const { loadPage } = keepNewest(load, running, fullLoad)
  const shown: string[] = []
  const go = (path: string) => void loadPage(path).then(() => shown.push(path))
  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)
  const arrive = async (path: string, page = pageAt(path)) => {
    arrivals[path]?.(page)
    await wait(0)
  }
  return { go, arrive, wait, shown, fullLoad }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('lets the browser load a page that has not loaded after 10 s, not sooner', async () => {
  const { go, arrive, wait, shown, fullLoad } = setUp()
  go('/a/')
  await wait(9999)
  expect(fullLoad.start).not.toHaveBeenCalled()
  await wait(1)
  expect(fullLoad.start).toHaveBeenCalledWith('/a/')
  await arrive('/a/')
  expect(shown).toEqual([])
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

test('lets the browser load a page that does not exist in this build', async () => {
  const { go, arrive, shown, fullLoad } = setUp()
  go('/a/')
  await arrive('/a/', pageAt('/404.html'))
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
