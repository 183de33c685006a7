import { anywhere, replaceBy, type Mutation } from '../mutation'

const opened = { title: 'Your mail program opens', text: 'Send the email there.' }
const url = '/message'

/** Receivers that lack what their type needs, or have keys of another type. */
const mismatched = [
  ...[{ type: 'endpoint' }, { type: 'mailto' }, { type: 'netlify', url }],
  ...[
    { type: 'netlify', opened },
    { type: 'endpoint', url, opened },
  ],
  { type: 'mailto', opened, encoding: 'json' },
  { type: 'endpoint', url, honeypot: 'email' },
  { type: 'endpoint', url, fields: [{ name: 'submission-id', value: 'a' }] },
]

/** Where the messages of the contact form go. */
export const receiverMutations: Mutation[] = [
  anywhere({
    ...replaceBy(
      'a receiver that does not fit its type',
      ['receiver-fields'],
      ({ document, pointer }) => document.kind.type === 'Contact' && pointer === '',
      ({ value }) => mismatched.map((receiver) => ({ ...(value as object), receiver })),
    ),
  }),
]
