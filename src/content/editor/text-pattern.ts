import type { FormShape } from './form-shape'

type TextShape = Extract<FormShape, { kind: 'text' }>

const lengthOf = (min: number, max: number | undefined): string | undefined => {
  if (max === undefined) return min > 1 ? `at least ${min} characters` : undefined
  return min > 1 ? `${min} to ${max} characters` : `at most ${max} characters`
}

/**
 * What a form accepts in a text field: a regular expression for the flag "u", and words that follow
 * "must be". Undefined if it accepts everything.
 */
export function textPattern({
  pattern,
  isLine,
  minLength = 0,
  maxLength,
}: TextShape): [pattern: string, message: string] | undefined {
  const length = lengthOf(minLength, maxLength)
  if (pattern === undefined && length === undefined) return undefined
  const words = isLine
    ? [
        `one line${length ? ` of ${length}` : ''}`,
        'without spaces at its ends or invisible characters',
      ]
    : [pattern !== undefined && 'in the form that is described below', length && `of ${length}`]
  return [
    // The pattern of a schema may be about a part of the text.
    `^(?=[^]{${minLength},${maxLength ?? ''}}$)(?=[^]*?(?:${pattern ?? ''}))`,
    words.filter(Boolean).join(', '),
  ]
}
