import type { Edit } from 'jsonc-parser'
import type { PictureFacts } from '../../src/content/content-source'
import type { RuleId } from '../../src/content/validation/rule-ids'
import type { Document, Site, Target } from './document'

/** One change that makes valid content invalid. */
export interface Change {
  /** A change in the text of the document. */
  edit?: Edit
  /** Files added or replaced, by path under data/; undefined removes one. */
  files?: Record<string, string | undefined>
  /** A picture added or replaced; without facts it is removed. */
  picture?: { path: string; facts?: PictureFacts | undefined }
  /** A file added to static/brand/logos/: its name and text. */
  logo?: [name: string, text: string]
  /** A file removed from static/. */
  staticFile?: string
  /** The file in which the issue must be reported, under data/ or from "static/"; the document if left out. */
  file?: string
  /** The offset in that file where the issue must be reported; by default the start of the edit. */
  at?: number
}

/** A way to make valid content invalid. */
export interface Mutation {
  name: string
  /** The issue must have one of these rules. */
  rules: RuleId[]
  /** Whether the issue may be reported anywhere in the file. */
  anywhere?: boolean
  /** The values of a document that it can change; none if it does not apply to this document. */
  targets: (document: Document, site: Site) => Target[]
  /** Every change that it can make to one of these values: at least one. */
  changes: (target: Target, document: Document, site: Site) => Change[]
}

export type Test = (target: Target, document: Document, site: Site) => boolean

/** Every value of a document that passes the test. */
export const targetsThat =
  (test: Test): Mutation['targets'] =>
  (document, site) =>
    document.targets.filter((target) => test(target, document, site))

/** The whole document as the only target, if it passes the test. */
export const wholeFile =
  (test: (document: Document, site: Site) => boolean = () => true): Mutation['targets'] =>
  (document, site) =>
    test(document, site) ? [document.root] : []

/** Replaces the JSON text of a value, also by what is not JSON. */
export const replaceText = ({ node }: Target, json: string): Change => ({
  edit: { offset: node.offset, length: node.length, content: json },
})

export const insert = (offset: number, content: string, length = 0): Change => ({
  edit: { offset, length, content },
})

/** Adds an entry at the end of an object or list. */
export function append({ node }: Target, json: string): Change {
  const [end, comma] = [node.offset + node.length - 1, node.children?.length ? ', ' : '']
  return { ...insert(end, comma + json), at: end + comma.length }
}

/** A mutation that replaces each value that passes the test by one of other values. */
export const replaceBy = (
  name: string,
  rules: RuleId[],
  test: Test,
  values: readonly unknown[] | ((target: Target, document: Document, site: Site) => unknown[]),
  options: Pick<Mutation, 'anywhere'> = {},
): Mutation => ({
  ...{ name, rules, ...options, targets: targetsThat(test) },
  changes: (target, document, site) =>
    (typeof values === 'function' ? values(target, document, site) : values).map((value) =>
      replaceText(target, JSON.stringify(value)),
    ),
})
