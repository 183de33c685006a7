import { isObject, textWidth } from '../content'
import type { Field } from './fields'
import { readNumber } from './values'

/** What is wrong with a value of a form, and where: "/questions/1/answer". */
export interface FormIssue {
  pointer: string
  problem: string
  remedy?: string | undefined
}

function problemOf({ limits = {} }: Field, written: unknown): string | undefined {
  const { pattern = '', words = '', numbers, min = -Infinity, max = Infinity } = limits
  const value = numbers ? readNumber(written) : written
  if (numbers && typeof value === 'string')
    return value === '' ? undefined : `must be a number such as 12 or 1.5, but is "${value}"`
  if (numbers === 'integer' && typeof value === 'number' && !Number.isInteger(value))
    return `must be a whole number, but is ${value}`
  if (typeof value === 'string') {
    const width = textWidth(value)
    const isRight = width >= min && width <= max && new RegExp(pattern, 'u').test(value)
    return value === '' || isRight ? undefined : `must be ${words}`
  }
  const isList = Array.isArray(value)
  const number: unknown = isList ? value.length : value
  if (typeof number !== 'number' || (number >= min && number <= max)) return undefined
  const limit = number < min ? `at least ${min}` : `at most ${max}`
  return isList
    ? `must have ${limit} entries, but has ${number}`
    : `must be ${limit}, but is ${number}`
}

const checkValue = (field: Field, value: unknown, pointer: string): FormIssue[] => {
  const problem = problemOf(field, value)
  const { hint: remedy, fields = [], field: entry } = field
  const issues = problem === undefined ? [] : [{ pointer, problem, remedy }]
  if (isObject(value)) return [...issues, ...checkLimits(fields, value, pointer)]
  if (!Array.isArray(value)) return issues
  const entries = value.flatMap((item: unknown, index) => {
    const at = `${pointer}/${index}`
    if (entry) return checkValue(entry, item, at)
    return isObject(item) ? checkLimits(fields, item, at) : []
  })
  return [...issues, ...entries]
}

/** Checks the values of a form against the limits of its fields, for a site without the content check. */
export const checkLimits = (
  fields: readonly Field[],
  form: Readonly<Record<string, unknown>>,
  pointer = '',
): FormIssue[] =>
  fields.flatMap((field) => checkValue(field, form[field.name], `${pointer}/${field.name}`))
