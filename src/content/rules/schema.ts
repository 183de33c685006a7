import type { Ajv2020 } from 'ajv/dist/2020'
import type { Schema } from '../content-source'
import type { Problem } from '../problem'
import { compileSchemas } from './compile-schemas'
import { problemAt, type JsonFile } from './json-file'
import { remember } from './remember'
import { causesOf } from './schema-causes'
import { schemaFault } from './schema-faults'
import { isKeyError, keyProblems } from './schema-keys'

// Compiling takes longer than checking; in develop and in tests the schemas stay the same.
const checkerFor = remember((schemas: Schema[]) => {
  const ajv = compileSchemas(schemas)
  return remember((file: JsonFile) => checkFile(file, ajv))
})

/** Checks every file against the schema of its kind: one problem for each cause. */
export const checkSchemas = (files: JsonFile[], schemas: Schema[]): Problem[] =>
  files.flatMap(checkerFor(schemas))

function checkFile(file: JsonFile, ajv: Ajv2020): Problem[] {
  const check = ajv.getSchema(file.kind.schema)
  if (!check) throw new Error(`src/content/schema/${file.kind.schema} is missing`)
  check(file.value)
  const errors = causesOf(check.errors ?? [])
  return [
    ...keyProblems(file, errors.filter(isKeyError), ajv),
    ...errors
      .filter((error) => !isKeyError(error))
      .map((error) => {
        const { rule, message, hint } = schemaFault(error)
        return problemAt(file, entryPointer(error), rule, message, hint)
      }),
  ]
}

/** Where a list repeats an entry, the repeated entry is to blame and not the whole list. */
const entryPointer = ({ keyword, instancePath, params }: ErrorLike): string =>
  keyword === 'uniqueItems' ? `${instancePath}/${String(params['i'])}` : instancePath

interface ErrorLike {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
}
