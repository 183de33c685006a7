import type { ErrorObject } from 'ajv/dist/2020'
import {
  issueAt,
  type ParsedFile,
  sectionsPointer,
  textsAt,
  valueAt,
} from '../../files/parsed-file'
import type { Issue } from '../../issue'
import type { Rule } from '../rule'
import { conditionOf, missingKeyOf } from '../schema-error'

const id = 'missing-key'

/** Most of its issues are found with the others of the schema: check-schema.ts. */
export const missingKey: Rule = {
  id,
  requirement:
    'An object has all required keys, and the home page the content of each section that it lists.',

  describeSchemaError: ({ keyword, parentSchema }) => {
    if (keyword !== 'minProperties') return undefined
    const keys = Object.keys((parentSchema?.properties ?? {}) as object)
    return { problem: 'is empty', remedy: `give at least one of: ${keys.join(', ')}` }
  },

  checkFile: (file) => {
    const list = sectionsPointer(file)
    if (list === undefined) return []
    return textsAt(file, `${list}/*`)
      .filter(({ text }) => valueAt(file, `/${text}`) === undefined)
      .map(({ pointer, text }) => {
        const problem = `there is no "${text}" in this file`
        return issueAt(file, pointer, id, problem, 'write it, or delete this entry')
      })
  },
}

/** The issues of errors of the schema of a file about missing keys. */
export const missingKeyIssues = (file: ParsedFile, errors: readonly ErrorObject[]): Issue[] =>
  errors.flatMap((error) => {
    const key = missingKeyOf(error)
    if (key === undefined) return []
    const remedy = conditionOf(error) ?? keyDescription(error, key)
    const issue = issueAt(file, error.instancePath, id, `"${key}" is missing`, remedy)
    return [{ ...issue, missingKey: key, cause: file.path + error.instancePath }]
  })

/** What the schema says about a key of the object. */
function keyDescription({ parentSchema }: ErrorObject, key: string): string | undefined {
  const properties = (parentSchema?.properties ?? {}) as Record<string, { description?: string }>
  const description = properties[key]?.description
  return description && `add it: ${description}`
}
