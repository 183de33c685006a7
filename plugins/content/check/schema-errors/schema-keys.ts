import type { Ajv2020, ErrorObject } from 'ajv/dist/2020'
import type { Issue } from '../../core/issue'
import { suggest, didYouMean } from '../suggest'
import { issueAt, issueAtKey, type JsonFile } from '../../core/json/json-file'
import { pointerTo } from '../../core/json/json-tree'

const nameIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

const unknownKeyOf = ({ params }: ErrorObject): string | undefined =>
  nameIn(params.additionalProperty ?? params.unevaluatedProperty)

const missingKeyOf = ({ params }: ErrorObject): string | undefined => nameIn(params.missingProperty)

/** Whether an error is about a missing or an unknown key. */
export const isKeyError = (error: ErrorObject): boolean =>
  (unknownKeyOf(error) ?? missingKeyOf(error)) !== undefined

/** The issues of the keys of a file; a misspelled key is reported once, not also as missing. */
export function keyIssues(file: JsonFile, errors: ErrorObject[], ajv: Ajv2020): Issue[] {
  const issues: Issue[] = []
  const explained = new Set<ErrorObject>()
  for (const error of errors) {
    const key = unknownKeyOf(error)
    if (key === undefined) continue
    const known = knownKeys(error.parentSchema, ajv)
    // If a schema fails elsewhere, its own keys may count as unevaluated; those are not mistakes.
    if (known.includes(key)) continue
    const slip = missingFor(key, error.instancePath, errors)
    if (slip) explained.add(slip)
    const free = known.filter((name) => !Object.hasOwn(error.data as object, name))
    const hint = slip ? didYouMean(key, [String(missingKeyOf(slip))]) : didYouMean(key, free)
    const pointer = pointerTo(error.instancePath, key)
    issues.push(
      issueAtKey(
        file,
        pointer,
        'unknown-key',
        `"${key}" is not a known key here`,
        hint ?? list(free),
      ),
    )
  }
  for (const error of errors) {
    const key = missingKeyOf(error)
    if (key === undefined || explained.has(error)) continue
    issues.push(
      issueAt(file, error.instancePath, 'missing-key', `"${key}" is missing`, conditionOf(error)),
    )
  }
  return issues
}

/** Why a condition requires a key, if the schema describes it. */
const conditionOf = ({ schemaPath, parentSchema }: ErrorObject): string | undefined =>
  /\/(?:then|else)\//.test(schemaPath) ? nameIn(parentSchema?.description) : undefined

const list = (free: string[]): string | undefined =>
  free.length ? `possible keys: ${free.join(', ')}` : undefined

function missingFor(key: string, at: string, errors: ErrorObject[]): ErrorObject | undefined {
  const missing = errors.filter(
    (error) => error.instancePath === at && missingKeyOf(error) !== undefined,
  )
  const meant = suggest(
    key,
    missing.map((error) => String(missingKeyOf(error))),
  )
  return missing.find((error) => missingKeyOf(error) === meant)
}

/** The keys an object can have, including those of the schemas it refers to. */
function knownKeys(schema: unknown, ajv: Ajv2020): string[] {
  const { properties, $ref } = Object(schema) as { properties?: object; $ref?: string }
  const referred = $ref === undefined ? undefined : ajv.getSchema($ref)?.schema
  return [...Object.keys(properties ?? {}), ...(referred ? knownKeys(referred, ajv) : [])]
}
