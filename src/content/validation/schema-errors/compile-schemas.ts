import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { Schema } from '../../content-source'

/** Gives ajv all schemas, so that they can refer to each other by their `$id`. */
export function compileSchemas(schemas: readonly Schema[]): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strictTypes: false,
    strictRequired: false,
  })
  addFormats(ajv)
  // Read by src/content/graphql/ only.
  ajv.addKeyword('graphql')
  schemas.forEach((schema) => ajv.addSchema(schema))
  return ajv
}
