import { timeout, sendMessage } from '../../../../src/features/contact/sending/submission'

const post = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>()

beforeEach(() => {
  window.fetch = post as unknown as typeof fetch
  jest.useFakeTimers()
})

afterEach(() => jest.useRealTimers())

test('fails after 10 s without a response, not sooner', async () => {
  post.mockImplementation(
    (_path, { signal }) =>
      new Promise((_done, fail) => {
        signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')))
      }),
  )
  const ended = jest.fn()
  void sendMessage('/contact-us/', new URLSearchParams()).then(ended)
  await jest.advanceTimersByTimeAsync(timeout - 1)
  expect(ended).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith('noAnswer')
  expect(timeout).toBe(10_000)
})

test.each([
  ['answered with an error', () => Promise.resolve({ ok: false }), true, 'refused'],
  ['cut off', () => Promise.reject(new TypeError('Failed to fetch')), true, 'interrupted'],
  ['made offline', () => Promise.reject(new TypeError('Failed to fetch')), false, 'offline'],
  ['answered', () => Promise.resolve({ ok: true }), true, undefined],
])('a request that is %s', async (_how, answer, isOnline, failure) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  post.mockImplementation(answer)
  expect(await sendMessage('/contact-us/', new URLSearchParams())).toBe(failure)
})
