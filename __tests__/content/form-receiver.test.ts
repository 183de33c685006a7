import { receiverOf, receiverSource } from '../../src/content/form-receiver'

test('the default receiver is Netlify Forms', () => {
  expect(receiverOf({})).toEqual({ type: 'netlify' })
  expect(receiverOf({ receiver: { type: 'endpoint', url: '/message' } })).toEqual({
    type: 'endpoint',
    url: '/message',
  })
})

test.each([
  [{ type: 'netlify' } as const, undefined],
  [{ type: 'endpoint', url: '/message' } as const, undefined],
  [{ type: 'endpoint', url: 'https://forms.example/f/1?a=b' } as const, 'https://forms.example'],
  [{ type: 'mailto', opened: { title: 'a', text: 'b' } } as const, 'mailto:'],
])('the policy allows forms of %j to be sent to %s', (receiver, source) => {
  expect(receiverSource(receiver)).toBe(source)
})
