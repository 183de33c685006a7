import { timeout, sendMessage } from '../../../../src/features/contact/sending/submission'

const post = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>()

beforeEach(() => {
  window.fetch = post as unknown as typeof fetch
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
  delete process.env.RECEIVER
})

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

test.each([
  ['application/json', '{"success":true,"errors":[]}', undefined],
  ['application/json; charset=utf-8', '{"next":"/thanks","ok":true}', undefined],
  ['text/plain', 'OK', undefined],
  ['', '', undefined],
  ['application/json', '{"success":false,"message":"Invalid access key"}', 'refused'],
  ['application/json', '{"success":"false"}', 'refused'],
  ['text/plain', '{"ok":false}', 'refused'],
  ['application/json', '{"error":"Unknown form"}', 'refused'],
  ['application/json', '{"errors":[{"code":"TYPE_EMAIL"}]}', 'refused'],
  ['text/html; charset=utf-8', '<p>Please confirm that you are human</p>', 'refused'],
])('a form service that answers 200 with %s %s', async (type, body, failure) => {
  process.env.RECEIVER = JSON.stringify({ type: 'endpoint', url: 'https://forms.example/f/1' })
  const headers = new Map([['content-type', type]]) as unknown as Headers
  post.mockResolvedValue({ ok: true, headers, text: () => Promise.resolve(body) })
  expect(await sendMessage('/contact-us/', new URLSearchParams())).toBe(failure)
})

test.each([
  ['the longest message of letters with three bytes survives', 'ব'.repeat(5000), true],
  ['a message too large for browsers does not survive', 'ব'.repeat(7000), false],
])('%s a visitor who leaves the page', async (_what, message, keepalive) => {
  post.mockResolvedValue({ ok: true })
  await sendMessage('/contact-us/', new URLSearchParams({ message }))
  expect(post.mock.lastCall?.[1]).toMatchObject({ keepalive })
})
