import type { ErrorObject } from 'ajv/dist/2020'
import { countOf } from '../../text/count-of'
import { didYouMean } from '../suggest'
import { dateIssue } from './date-keywords'
import { linkIssue, picturePathIssue, textIssue, type TextIssue } from './text-issues'

/** Describes a schema error in words. */
export function schemaIssue(error: ErrorObject): TextIssue {
  const { keyword, params, data } = error
  if (keyword !== 'type' && keyword !== 'not' && typeof data === 'string')
    return stringIssue(error, data)
  const limit = Number(params.limit)
  switch (keyword) {
    case 'type':
      return {
        rule: 'wrong-type',
        message: `must be ${expectedType(error)}, but is ${describeValue(data)}`,
      }
    case 'anyOf':
      return { rule: 'wrong-type', message: `must be text, but is ${describeValue(data)}` }
    case 'enum':
      return choiceIssue(error)
    case 'minItems':
      return {
        rule: 'out-of-range',
        message: `has ${countEntries(data)}, but needs at least ${limit}`,
      }
    case 'maxItems':
      return {
        rule: 'out-of-range',
        message: `has ${countEntries(data)}, but can have at most ${limit}`,
      }
    case 'uniqueItems':
      return { rule: 'wrong-form', message: `repeats entry ${Number(params.j) + 1}` }
    case 'minimum':
      return { rule: 'out-of-range', message: `must be at least ${limit}, but is ${String(data)}` }
    case 'maximum':
      return { rule: 'out-of-range', message: `must be at most ${limit}, but is ${String(data)}` }
    case 'minProperties':
      return { rule: 'missing-key', message: 'is empty', hint: keysToChoose(error) }
    case 'maxProperties': {
      const message = `has ${countOf(Object.keys(data as object).length, 'key')}, but can have at most ${limit}`
      return { rule: 'wrong-form', message, hint: schemaDescription(error) }
    }
    case 'multipleOf': {
      const message = `must be a multiple of ${Number(params.multipleOf)}, but is ${String(data)}`
      return { rule: 'wrong-form', message, hint: schemaDescription(error) }
    }
    case 'not':
      return { rule: 'not-allowed', message: 'is not allowed here', hint: schemaDescription(error) }
    default:
      return {
        rule: 'wrong-form',
        message: error.message ?? keyword,
        hint: schemaDescription(error),
      }
  }
}

function stringIssue(error: ErrorObject, text: string): TextIssue {
  const limit = Number(error.params.limit)
  const length = Array.from(text).length
  if (text.trim() === '') {
    const hint = 'write a text; a key that is not required can be deleted'
    return { rule: 'out-of-range', message: 'is empty', hint }
  }
  switch (error.keyword) {
    case 'minLength':
      return {
        rule: 'out-of-range',
        message: `has ${length} of at least ${countOf(limit, 'character')}`,
      }
    case 'maxLength':
      return {
        rule: 'out-of-range',
        message: `has ${countOf(length, 'character')}, ${length - limit} more than the ${limit} it may have`,
      }
    case 'enum':
      return choiceIssue(error)
    default:
      return dateIssue(error, text) ?? formIssue(error, text)
  }
}

// A tag is a page or a name; this is not a name.
const isLinkLike = (text: string): boolean => /^\s*(?:[/\\]|[a-z][a-z0-9+.-]*:\S)|\/$/i.test(text)

const definitionOf = ({ schemaPath }: ErrorObject): string =>
  /\$defs\/(\w+)\/(?:anyOf|pattern)/.exec(schemaPath)?.[1] ?? ''

/** The form of a text: some definitions have their own messages. */
function formIssue(error: ErrorObject, text: string): TextIssue {
  const name = definitionOf(error)
  const isLink =
    ['href', 'path', 'webUrl'].includes(name) ||
    (error.keyword === 'anyOf' && (name !== 'tag' || isLinkLike(text)))
  if (isLink) return linkIssue(text, name)
  if (name === 'picturePath') return picturePathIssue(text)
  const form = patternOf(error)
  const issue = textIssue(text, form)
  if (issue) return issue
  const hyphened = text.replace(/[‐‑‒–—―−]/gu, '-')
  if (hyphened !== text && form?.test(hyphened)) {
    const message = `"${text}" has a dash in place of a hyphen`
    return { rule: 'wrong-form', message, hint: `use a hyphen: write "${hyphened}"` }
  }
  return {
    rule: 'wrong-form',
    message: `"${text}" does not have the required form`,
    hint: schemaDescription(error),
  }
}

const patternOf = ({ params }: ErrorObject): RegExp | undefined =>
  typeof params.pattern === 'string' ? new RegExp(params.pattern, 'u') : undefined

const schemaDescription = ({ parentSchema }: ErrorObject): string | undefined => {
  const description: unknown = parentSchema?.description
  return typeof description === 'string' ? description : undefined
}

function choiceIssue({ params, data }: ErrorObject): TextIssue {
  const allowed = [params.allowedValues].flat().map(String)
  const message = `must be one of ${allowed.map(quoted).join(', ')}, but is ${describeValue(data)}`
  const hint = typeof data === 'string' ? didYouMean(data, allowed) : undefined
  return { rule: 'not-allowed', message, hint }
}

const quoted = (text: string): string => `"${text}"`

const countEntries = (data: unknown): string =>
  !Array.isArray(data) || data.length === 0
    ? 'no entries'
    : data.length === 1
      ? '1 entry'
      : `${data.length} entries`

const keysToChoose = ({ parentSchema }: ErrorObject): string =>
  `give at least one of: ${Object.keys((parentSchema?.properties ?? {}) as object).join(', ')}`

const typeNames: Record<string, string> = {
  string: 'text in double quotes',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list [ ]',
  object: 'an object { }',
}

const expectedType = ({ params }: ErrorObject): string =>
  typeNames[String(params.type)] ?? String(params.type)

function describeValue(data: unknown): string {
  if (data === null) return 'null'
  if (Array.isArray(data)) return 'a list'
  if (typeof data === 'object') return 'an object'
  if (typeof data === 'string')
    return `the text "${data.length > 40 ? `${data.slice(0, 40)}…` : data}"`
  return JSON.stringify(data)
}
