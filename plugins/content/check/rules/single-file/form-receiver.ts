import type { Receiver } from '../../../core/form-receiver'
import type { Issue } from '../../../core/issue'
import { issueAt, textsAt, valueAt, type JsonFile } from '../../../core/json/json-file'
import { findDuplicates } from '../../find-duplicates'

/** The keys of each type of receiver, the required one first. */
const keysByType: Record<Receiver['type'], readonly string[]> = {
  netlify: [],
  endpoint: ['url', 'encoding', 'fields', 'honeypot'],
  mailto: ['opened', 'address'],
}

/** The names of the form's own fields. */
const ownFields = [
  'name',
  'email',
  'company',
  'phone',
  'about',
  'budget',
  'start',
  'message',
  'estimate',
  'submission-id',
]

function checkKeys(file: JsonFile): Issue[] {
  const receiver = valueAt(file, '/receiver') as Receiver | undefined
  if (!receiver) return []
  const { type } = receiver
  const [required] = keysByType[type]
  const allowed = ['type', ...keysByType[type]]
  const report = (pointer: string, message: string, hint: string): Issue =>
    issueAt(file, pointer, 'receiver-fields', message, `${hint}, or choose another type`)
  return [
    ...(required === undefined || Object.hasOwn(receiver, required)
      ? []
      : [
          report('/receiver', `is of type "${type}" and has no "${required}"`, `add "${required}"`),
        ]),
    ...Object.keys(receiver)
      .filter((key) => !allowed.includes(key))
      .map((key) => {
        const message = `does not belong to a receiver of type "${type}"`
        const listed = allowed.map((each) => `"${each}"`).join(', ')
        return report(`/receiver/${key}`, message, `it takes ${listed}: delete the key`)
      }),
  ]
}

/** A name that two fields of the form share: the receiver would get only one of them, or a list. */
function checkNames(file: JsonFile): Issue[] {
  const names = ['/receiver/fields/*/name', '/receiver/honeypot'].flatMap((where) =>
    textsAt(file, where),
  )
  const others = names.filter(({ text }) => !ownFields.includes(text))
  const repeated = findDuplicates(others, ({ text }) => text).map(({ item }) => item)
  return names
    .filter((name) => !others.includes(name) || repeated.includes(name))
    .map(({ pointer, text }) => {
      const message = `"${text}" is also the name of another field of the form`
      const hint = `choose a name other than ${ownFields.join(', ')} and those before it`
      return issueAt(file, pointer, 'receiver-fields', message, hint)
    })
}

/**
 * Checks that the receiver of the contact form has the fields that its type needs, and no others.
 */
export const checkReceiver = (file: JsonFile): Issue[] =>
  file.kind.type === 'Contact' ? [...checkKeys(file), ...checkNames(file)] : []
