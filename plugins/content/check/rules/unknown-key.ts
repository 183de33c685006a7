import type { ErrorObject } from 'ajv/dist/2020'
import { pointerTo } from '../../files/json/json-tree'
import { issueAtKey, type ParsedFile, pointersOf } from '../../files/parsed-file'
import type { Issue } from '../../issue'
import type { Rule } from '../rule'
import { conditionOf, type SchemaById, unknownKeyOf } from '../schema-error'
import { didYouMean, namesInPlaceOf } from '../../text/suggest'

const id = 'unknown-key'

/** Its issues are found with the others of the schema: check-schema.ts. */
export const unknownKey: Rule = {
  id,
  requirement: "A key is one of those in the file's schema.",
}

const reportAt = (file: ParsedFile, pointer: string, key: string, remedy?: string): Issue =>
  issueAtKey(file, pointer, id, `"${key}" is not a known key here`, remedy)

/** The issues of errors of the schema of a file about unknown keys. */
export const unknownKeyIssues = (
  file: ParsedFile,
  errors: readonly ErrorObject[],
  schemaById: SchemaById,
): Issue[] =>
  errors.flatMap((error) => {
    const key = unknownKeyOf(error)
    const known = knownKeys(error.parentSchema, schemaById)
    // If a schema fails elsewhere, its own keys may count as unevaluated; those are not mistakes.
    if (key === undefined || known.includes(key)) return []
    const present = { $schema: '', ...(error.data as object) }
    const free = known.filter((name) => !Object.hasOwn(present, name))
    const all = free.length ? `possible keys: ${namesInPlaceOf(key, free)}` : undefined
    const misspelled = didYouMean(key, free)
    const pointer = pointerTo(error.instancePath, key)
    const issue = reportAt(file, pointer, key, misspelled ?? conditionOf(error) ?? all)
    return misspelled ? issue : { ...issue, cause: file.path + error.instancePath }
  })

/** The keys an object can have, including those of the schemas it refers to. */
function knownKeys(schema: unknown, schemaById: SchemaById): string[] {
  const { properties, $ref } = Object(schema) as { properties?: object; $ref?: string }
  const referred = $ref === undefined ? undefined : schemaById($ref)
  return [...Object.keys(properties ?? {}), ...(referred ? knownKeys(referred, schemaById) : [])]
}

/** The keys that every object inherits, such as "constructor" and "__proto__". */
const inheritedKeys = Object.getOwnPropertyNames(Object.prototype)

/** The issues of keys that every object inherits: with some keywords ajv takes them for known keys, or fails. */
export const inheritedKeyIssues = (file: ParsedFile): Issue[] =>
  inheritedKeys.flatMap((key) =>
    pointersOf(file, key).map((pointer) => reportAt(file, pointer, key)),
  )
