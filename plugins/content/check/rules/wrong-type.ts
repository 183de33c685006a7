import type { Rule } from '../rule'
import { describeValue } from '../schema-error'
import { latinLook, tellApart } from '../../text/tell-apart'

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
    if (typeof data !== 'string') return { problem }
    const type = String(params.type)
    const look = latinLook(data).trim()
    if (type === 'boolean' && /^(?:true|false)$/i.test(look)) {
      const value = look.toLowerCase()
      return { problem, remedy: `write ${value}${tellApart(value, data)}, without quotes` }
    }
    const [, whole, decimals] = /^([+-]?\d+)(?:[.,](\d+))?$/.exec(look) ?? []
    if (whole === undefined || !['integer', 'number'].includes(type)) return { problem }
    const number = `${Number(whole)}${decimals === undefined ? '' : `.${decimals}`}`
    return {
      problem,
      remedy: `write ${number}${tellApart(look, data)}, without quotes, with a point before decimals`,
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
