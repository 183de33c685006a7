import type { Issue } from '../../../core/issue'
import {
  isObject,
  issueAt,
  textAt,
  textsAt,
  valueAt,
  type JsonFile,
} from '../../../core/json/json-file'
import { findDuplicates } from '../../find-duplicates'

interface Keys {
  required: readonly string[]
  optional: readonly string[]
}

const keysByType: ReadonlyMap<string, Keys> = new Map([
  ['netlify', { required: [], optional: [] }],
  ['endpoint', { required: ['url'], optional: ['encoding', 'fields', 'honeypot'] }],
  ['mailto', { required: ['opened'], optional: ['address'] }],
])

/** The names of the form's own fields. */
const ownFields = [
  ...['name', 'email', 'company', 'phone', 'about', 'budget', 'start', 'message'],
  ...['estimate', 'submission-id'],
]

function checkKeys(file: JsonFile): Issue[] {
  const receiver = valueAt(file, '/receiver')
  const type = textAt(file, '/receiver/type')
  const keys = type === undefined ? undefined : keysByType.get(type)
  if (!isObject(receiver) || !keys) return []
  const { required, optional } = keys
  const allowed = ['type', ...required, ...optional]
  const listed = allowed.map((key) => `"${key}"`).join(', ')
  const missing = required
    .filter((key) => !Object.hasOwn(receiver, key))
    .map((key) =>
      issueAt(
        file,
        '/receiver',
        'receiver-fields',
        `is of type "${type}" and has no "${key}"`,
        `add "${key}", or choose another type`,
      ),
    )
  const others = Object.keys(receiver)
    .filter((key) => [...keysByType.values()].some((each) => isKeyOf(each, key)))
    .filter((key) => !allowed.includes(key))
    .map((key) =>
      issueAt(
        file,
        `/receiver/${key}`,
        'receiver-fields',
        `does not belong to a receiver of type "${type}"`,
        `it takes ${listed}: delete the key, or choose another type`,
      ),
    )
  return [...missing, ...others]
}

const isKeyOf = ({ required, optional }: Keys, key: string): boolean =>
  required.includes(key) || optional.includes(key)

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
