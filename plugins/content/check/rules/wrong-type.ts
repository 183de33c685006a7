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
    const example = examples[type]
    return { problem, remedy: example && numberFor(look, data, example) }
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

const examples: Record<string, string> = { integer: '1250', number: '1250.5' }

/** What to write in place of a text with a number; undefined if it has none. */
function numberFor(look: string, text: string, example: string): string | undefined {
  const [, whole, decimals] = /^([+-]?\d+)(?:[.,](\d+))?$/.exec(look) ?? []
  // Three digits may be a group, as in "1,250".
  if (whole !== undefined && decimals?.length !== 3) {
    const number = `${Number(whole)}${decimals === undefined ? '' : `.${decimals}`}`
    return `write ${number}${tellApart(look, text)}, without quotes, with a point before decimals`
  }
  return /\p{Nd}/u.test(text)
    ? `write the number without quotes and separators, with a point before decimals, such as ${example}`
    : undefined
}
