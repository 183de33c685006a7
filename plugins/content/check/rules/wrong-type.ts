import type { Rule } from '../rule'
import { describeValue } from '../schema-error'

export const wrongType: Rule = {
  id: 'wrong-type',
  requirement: 'A value has the type in the schema: text, number, list and so on.',
  describeSchemaError: ({ keyword, params, data }) => {
    const isAlternative = keyword === 'anyOf' && typeof data !== 'string'
    if (keyword !== 'type' && !isAlternative) return undefined
    const expected = isAlternative
      ? 'text'
      : (typeNames[String(params.type)] ?? String(params.type))
    const problem = `must be ${expected}, but is ${describeValue(data)}`
    const number = typeof data === 'string' ? /^\s*([+-]?\d+)(?:[.,](\d+))?\s*$/.exec(data) : null
    if (!number || !['integer', 'number'].includes(String(params.type))) return { problem }
    const [, whole = '', decimals] = number
    const point = decimals === undefined ? '' : `.${decimals}`
    return {
      problem,
      remedy: `write ${Number(whole)}${point}, without quotes, with a point before decimals`,
    }
  },
}

const typeNames: Record<string, string> = {
  string: 'text in double quotes',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list [ ]',
  object: 'an object { }',
}
