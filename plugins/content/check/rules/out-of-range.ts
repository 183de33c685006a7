import type { ErrorObject } from 'ajv/dist/2020'
import { textWidth } from '../../text/text-width'
import { countOf } from '../../text/count-of'
import type { Problem, Rule } from '../rule'
import { limitOf, wrongTextOf } from '../schema-error'

export const outOfRange: Rule = {
  id: 'out-of-range',
  requirement: 'Numbers, lengths of texts and numbers of entries are within their limits.',
  describeSchemaError: (error) => {
    const text = wrongTextOf(error)
    if (text?.trim() === '') {
      const remedy = 'write a text; a key that is not required can be deleted'
      return { problem: 'is empty', remedy }
    }
    return describeLimit(error, text)
  },
}

function describeLimit(error: ErrorObject, text = ''): Problem | undefined {
  const { keyword, data } = error
  const limit = limitOf(error)
  const length = textWidth(text)
  const counted = length > Array.from(text).length ? ', of which wide ones count twice' : ''
  switch (keyword) {
    case 'minLength':
      return { problem: `has ${length} of at least ${countOf(limit, 'character')}${counted}` }
    case 'maxLength': {
      const excess = `${length - limit} more than the ${limit} it may have`
      return { problem: `has ${countOf(length, 'character')}${counted}, ${excess}` }
    }
    case 'minItems':
      return { problem: `has ${countEntries(data)}, but needs at least ${limit}` }
    case 'maxItems':
      return { problem: `has ${countEntries(data)}, but can have at most ${limit}` }
    case 'minimum':
      return { problem: `must be at least ${limit}, but is ${String(data)}` }
    case 'maximum':
      return { problem: `must be at most ${limit}, but is ${String(data)}` }
    default:
      return undefined
  }
}

const countEntries = (data: unknown): string =>
  !Array.isArray(data) || data.length === 0
    ? 'no entries'
    : data.length === 1
      ? '1 entry'
      : `${data.length} entries`
