import type { Ajv2020, ErrorObject } from 'ajv/dist/2020'
import type { Issue } from '../../issue'
import { didYouMean } from '../suggest'
import { issueAt, issueAtKey, type ParsedFile } from '../../files/parsed-file'
import { pointerTo } from '../../files/json/json-tree'

const textOrNothing = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

const unknownKeyOf = ({ params }: ErrorObject): string | undefined =>
  textOrNothing(params.additionalProperty ?? params.unevaluatedProperty)

const missingKeyOf = ({ params }: ErrorObject): string | undefined =>
  textOrNothing(params.missingProperty)

/** Whether an error is about a missing or an unknown key. */
export const isKeyError = (error: ErrorObject): boolean =>
  (unknownKeyOf(error) ?? missingKeyOf(error)) !== undefined

/**
 * The issues of the keys of a file. In an object with unknown keys, others are not reported as
 * missing: mostly it is one mistake, a misspelled key.
 */
export function keyIssues(file: ParsedFile, errors: ErrorObject[], ajv: Ajv2020): Issue[] {
  const unknown = errors.flatMap((error) => unknownKeyIssue(file, error, ajv) ?? [])
  const misspelled = new Set(
    unknown.map(({ pointer }) => pointer.slice(0, pointer.lastIndexOf('/'))),
  )
  const missing = errors.flatMap((error) => {
    const key = missingKeyOf(error)
    if (key === undefined || misspelled.has(error.instancePath)) return []
    const message = `"${key}" is missing`
    const hint = conditionOf(error) ?? keyDescription(error, key)
    const issue = issueAt(file, error.instancePath, 'missing-key', message, hint)
    return [{ ...issue, cause: file.path + error.instancePath }]
  })
  return [...unknown, ...missing]
}

/** What the schema says about a key of the object. */
function keyDescription({ parentSchema }: ErrorObject, key: string): string | undefined {
  const properties = (parentSchema?.properties ?? {}) as Record<string, { description?: string }>
  const description = properties[key]?.description
  return description && `add it: ${description}`
}

function unknownKeyIssue(file: ParsedFile, error: ErrorObject, ajv: Ajv2020): Issue | undefined {
  const key = unknownKeyOf(error)
  const known = knownKeys(error.parentSchema, ajv)
  // If a schema fails elsewhere, its own keys may count as unevaluated; those are not mistakes.
  if (key === undefined || known.includes(key)) return undefined
  const free = known.filter((name) => !Object.hasOwn(error.data as object, name))
  const all = free.length ? `possible keys: ${free.join(', ')}` : undefined
  const message = `"${key}" is not a known key here`
  const pointer = pointerTo(error.instancePath, key)
  const misspelled = didYouMean(key, free)
  const issue = issueAtKey(
    file,
    pointer,
    'unknown-key',
    message,
    misspelled ?? conditionOf(error) ?? all,
  )
  return misspelled ? issue : { ...issue, cause: file.path + error.instancePath }
}

/** What a condition says about the keys, if the schema describes it. */
const conditionOf = ({ schemaPath, parentSchema }: ErrorObject): string | undefined =>
  /\/(?:then|else)\//.test(schemaPath) ? textOrNothing(parentSchema?.description) : undefined

/** The keys an object can have, including those of the schemas it refers to. */
function knownKeys(schema: unknown, ajv: Ajv2020): string[] {
  const { properties, $ref } = Object(schema) as { properties?: object; $ref?: string }
  const referred = $ref === undefined ? undefined : ajv.getSchema($ref)?.schema
  return [...Object.keys(properties ?? {}), ...(referred ? knownKeys(referred, ajv) : [])]
}
