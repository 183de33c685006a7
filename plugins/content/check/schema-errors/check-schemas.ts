import addFormats from 'ajv-formats'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020'
import type { Schema } from '../../files/content-file'
import { fileIssue, type Issue } from '../../issue'
import { issueAt, issueAtKey, type ParsedFile, pointersOf } from '../../files/parsed-file'
import { memoize } from '../../memoize'
import { addDateKeywords } from './date-keywords'
import { dedupeErrors } from './dedupe-errors'
import { schemaIssue } from './schema-issues'
import { isKeyError, keyIssues } from './schema-keys'

/**
 * Adds all schemas to ajv, so that they can refer to each other by `$id`. Each is compiled when it
 * is first used, which takes longer than all checks.
 */
const compileSchemas = memoize((schemas: readonly Schema[]): Ajv2020 => {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strictTypes: false,
    strictRequired: false,
    // A site has too few files for this option to save time: it takes a third of the compilation.
    code: { optimize: false },
  })
  addFormats(ajv)
  addDateKeywords(ajv)
  // These are not for validation: files/resolve-schema.ts says what they are.
  ajv.addKeyword('graphql')
  ajv.addKeyword('sameInAllLanguages')
  schemas.forEach(({ path, ...schema }) => ajv.addSchema(schema))
  return ajv
})

/** Checks every file against the schema of its collection; returns one issue for each cause. */
export const checkSchemas = (files: ParsedFile[], schemas: Schema[]): Issue[] =>
  files.flatMap((file) => checkSchema(schemas, file))

const checkSchema = memoize((schemas: readonly Schema[], file: ParsedFile) =>
  checkFile(file, compileSchemas(schemas)),
)

/** The keys that every object inherits, such as "constructor" and "__proto__". */
const inheritedKeys = Object.getOwnPropertyNames(Object.prototype)

function checkFile(file: ParsedFile, ajv: Ajv2020): Issue[] {
  // With some keywords ajv takes them for known keys, or fails.
  const inherited = inheritedKeys.flatMap((key) =>
    pointersOf(file, key).map((pointer) =>
      issueAtKey(file, pointer, 'unknown-key', `"${key}" is not a known key here`),
    ),
  )
  if (inherited.length > 0) return inherited
  const check = ajv.getSchema(file.collection.schema)
  if (!check) return [missingSchema(file)]
  void check(file.value)
  const errors = dedupeErrors(check.errors ?? [])
  return [
    ...keyIssues(file, errors.filter(isKeyError), ajv),
    ...errors
      .filter((error) => !isKeyError(error))
      .map((error) => {
        const { rule, message, hint } = schemaIssue(error)
        return issueAt(file, entryPointer(error), rule, message, hint)
      }),
  ]
}

function missingSchema({ path, collection }: ParsedFile): Issue {
  const message = `its schema ${collection.schema} is missing in src/`
  const hint = 'write it, or correct the collection in the collection.ts of its feature'
  return fileIssue(path, 'missing-file', message, hint)
}

/** A repeated entry is reported at the entry, not at the whole list. */
const entryPointer = ({ keyword, instancePath, params }: ErrorObject): string =>
  keyword === 'uniqueItems' ? `${instancePath}/${String(params.i)}` : instancePath
