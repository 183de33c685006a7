import type { ErrorObject } from 'ajv/dist/2020'

/** Returns the schema with an id, or a part of one, such as "common.schema.json#/$defs/seo". */
export type SchemaById = (id: string) => unknown

const textOrNothing = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** The key that an error calls unknown. */
export const unknownKeyOf = ({ params }: ErrorObject): string | undefined =>
  textOrNothing(params.additionalProperty ?? params.unevaluatedProperty)

/** The key that an error calls missing. */
export const missingKeyOf = ({ params }: ErrorObject): string | undefined =>
  textOrNothing(params.missingProperty)

/** What the schema says about the value of an error. */
export const descriptionOf = ({ parentSchema }: ErrorObject): string | undefined =>
  textOrNothing(parentSchema?.description)

/** What a condition says about the keys, if the schema describes it. */
export const conditionOf = (error: ErrorObject): string | undefined =>
  /\/(?:then|else)\//.test(error.schemaPath) ? descriptionOf(error) : undefined

/** The text of which an error says that its form or length is wrong. */
export const wrongTextOf = ({ keyword, data }: ErrorObject): string | undefined =>
  keyword === 'type' || keyword === 'not' ? undefined : textOrNothing(data)

/** The limit of an error about a number, a length or a count. */
export const limitOf = ({ params }: ErrorObject): number => Number(params.limit)

/** A value of the wrong type, in words. */
export function describeValue(data: unknown): string {
  if (data === null) return 'null'
  if (Array.isArray(data)) return 'a list'
  if (typeof data === 'object') return 'an object'
  if (typeof data === 'string')
    return `the text "${data.length > 40 ? `${data.slice(0, 40)}…` : data}"`
  return JSON.stringify(data)
}
