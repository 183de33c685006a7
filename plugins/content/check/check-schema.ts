import addFormats from 'ajv-formats'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020'
import type { Schema } from '../files/content-file'
import { issueAt, type ParsedFile } from '../files/parsed-file'
import { fileIssue, type Issue } from '../issue'
import { memoize } from '../memoize'
import { addDateKeywords } from './date-keywords'
import { addLengthKeywords } from './length-keywords'
import { addPlaceholderKeyword } from './placeholder-keyword'
import { dedupeErrors } from './dedupe-errors'
import { addLinkFormats } from './link-format'
import { missingFile } from './rules/missing-file'
import { missingKey, missingKeyIssues } from './rules/missing-key'
import { addCurrencyFormat, notAllowed } from './rules/not-allowed'
import { outOfRange } from './rules/out-of-range'
import { reversedRange } from './rules/reversed-range'
import { inheritedKeyIssues, unknownKeyIssues } from './rules/unknown-key'
import { wrongForm } from './rules/wrong-form'
import { wrongType } from './rules/wrong-type'
import { missingKeyOf, unknownKeyOf } from './schema-error'

/** The rules that describe errors of a schema. The last one describes every error. */
const schemaRules = [outOfRange, wrongType, notAllowed, missingKey, reversedRange, wrongForm]

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
  addLinkFormats(ajv)
  addLengthKeywords(ajv)
  addPlaceholderKeyword(ajv)
  addCurrencyFormat(ajv)
  // These are not for validation: files/resolve-schema.ts says what they are.
  ajv.addKeyword('graphql')
  ajv.addKeyword('sameInAllLanguages')
  schemas.forEach(({ path, ...schema }) => ajv.addSchema(schema))
  return ajv
})

/** Checks every file against the schema of its collection; returns one issue for each cause. */
export const checkSchemas = (files: readonly ParsedFile[], schemas: readonly Schema[]): Issue[] =>
  files.flatMap((file) => checkSchema(schemas, file))

const checkSchema = memoize((schemas: readonly Schema[], file: ParsedFile): Issue[] => {
  const inherited = inheritedKeyIssues(file)
  if (inherited.length > 0) return inherited
  const ajv = compileSchemas(schemas)
  const check = ajv.getSchema(file.collection.schema)
  if (!check) return [missingSchema(file)]
  void check(file.value)
  const errors = dedupeErrors(check.errors ?? [])
  return [
    ...checkKeys(file, errors.filter(isKeyError), ajv),
    ...errors.filter((error) => !isKeyError(error)).flatMap((error) => issueOf(file, error)),
  ]
})

function missingSchema(file: ParsedFile): Issue {
  const problem = `its schema ${file.collection.schema} is missing in src/`
  const remedy = 'write it, or correct the collection in the collection.ts of its feature'
  return fileIssue(file, missingFile.id, problem, remedy)
}

const isKeyError = (error: ErrorObject): boolean =>
  (unknownKeyOf(error) ?? missingKeyOf(error)) !== undefined

/**
 * The issues of the keys of a file. In an object with unknown keys, others are not reported as
 * missing: mostly it is one mistake, a misspelled key.
 */
function checkKeys(file: ParsedFile, errors: ErrorObject[], ajv: Ajv2020): Issue[] {
  const unknown = unknownKeyIssues(file, errors, (id) => ajv.getSchema(id)?.schema)
  const misspelled = new Set(
    unknown.map(({ pointer }) => pointer.slice(0, pointer.lastIndexOf('/'))),
  )
  const otherErrors = errors.filter(({ instancePath }) => !misspelled.has(instancePath))
  return [...unknown, ...missingKeyIssues(file, otherErrors)]
}

/** The issue of an error, by the first rule that describes it. */
function issueOf(file: ParsedFile, error: ErrorObject): Issue[] {
  for (const { id, describeSchemaError } of schemaRules) {
    const described = describeSchemaError?.(error)
    if (described)
      return [issueAt(file, entryPointer(error), id, described.problem, described.remedy)]
  }
  return []
}

/** A repeated entry is reported at the entry, not at the whole list. */
const entryPointer = ({ keyword, instancePath, params }: ErrorObject): string =>
  keyword === 'uniqueItems' ? `${instancePath}/${String(params.i)}` : instancePath
