import type { PictureFacts } from '../../src/content/content-source'
import type { RuleId } from '../../src/content/validation/rule-ids'
import type { Document, Site, Target } from './content-tree'

/** One change that makes valid content invalid, and where the issue must be reported. */
export interface Change {
  /** Files added or replaced, by path under data/; undefined removes one. */
  files?: Record<string, string | undefined>
  /** A picture that is added. */
  picture?: { path: string; facts: PictureFacts }
  /** Path under data/. */
  file: string
  /** The pointer to the value or key; anywhere in the file if left out. */
  pointer?: string
}

/** A way to make valid content invalid. */
export interface Mutation {
  name: string
  /** The issue must have one of these rules. */
  rules: RuleId[]
  /** Every change that it can make to this value; none if it does not apply to it. */
  changes: (target: Target, site: Site) => Change[]
}

/** The value with another at the end of a path; undefined removes a key. */
function replaceAt(value: unknown, [key, ...rest]: Target['path'], other: unknown): unknown {
  if (key === undefined) return other
  const below = replaceAt((value as Record<string, unknown>)[key], rest, other)
  return Array.isArray(value) ? value.with(Number(key), below) : { ...Object(value), [key]: below }
}

const placeholder = '"<replaced>"'

/** Replaces the JSON text of a value, also by what is not JSON; without text removes the value. */
export function replaceText(
  target: Pick<Target, 'document' | 'path' | 'pointer'>,
  text?: string,
): Change {
  const { document, path, pointer } = target
  return {
    // When it is read: only few of the possible changes are made.
    get files() {
      const other = text === undefined ? undefined : (JSON.parse(placeholder) as unknown)
      const changed = JSON.stringify(replaceAt(document.targets[0]?.value, path, other), null, 2)
      return { [document.path]: changed.replace(placeholder, () => text ?? '') }
    },
    file: document.path,
    pointer,
  }
}

/** Replaces the text of a whole file. */
export const replaceFile = ({ path }: Document, text: string | undefined): Change => ({
  files: { [path]: text },
  file: path,
})

/** A mutation that replaces the JSON text of each value that passes the test. */
export const replaceTextBy = (
  name: string,
  rules: RuleId[],
  test: (target: Target, site: Site) => boolean,
  texts: (target: Target, site: Site) => string[],
): Mutation => ({
  name,
  rules,
  changes: (target, site) =>
    test(target, site) ? texts(target, site).map((text) => replaceText(target, text)) : [],
})

/** The same with other values. */
export const replaceBy = (
  name: string,
  rules: RuleId[],
  test: (target: Target, site: Site) => boolean,
  values: readonly unknown[] | ((target: Target, site: Site) => unknown[]),
): Mutation =>
  replaceTextBy(name, rules, test, (target, site) =>
    (typeof values === 'function' ? values(target, site) : values).map((value) =>
      JSON.stringify(value),
    ),
  )

/** A mutation of whole files; the issue may be reported anywhere in the file unless a change says where. */
export const changeFile = (
  name: string,
  rules: RuleId[],
  changes: (document: Document, site: Site) => Change[],
): Mutation => ({
  name,
  rules,
  changes: ({ path, document }, site) => (path.length === 0 ? changes(document, site) : []),
})

/** The same mutation, whose issue may be reported anywhere in the file. */
export const anywhere = ({ changes, ...mutation }: Mutation): Mutation => ({
  ...mutation,
  changes: (target, site) =>
    changes(target, site).map(({ pointer: _pointer, ...change }) => change),
})
