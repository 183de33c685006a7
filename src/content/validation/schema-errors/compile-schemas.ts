import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { Schema } from '../../content-source'
import { memoize } from '../memoize'

/**
 * Gives ajv all schemas, so that they can refer to each other by their `$id`. Each is compiled when
 * it is first used, which takes longer than all checks.
 */
export const compileSchemas = memoize((schemas: readonly Schema[]): Ajv2020 => {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strictTypes: false,
    strictRequired: false,
    // A site has too few files for what this saves: it takes a third of the time to compile.
    code: { optimize: false },
  })
  addFormats(ajv)
  // Read by src/content/graphql/ only.
  ajv.addKeyword('graphql')
  schemas.forEach((schema) => ajv.addSchema(schema))
  return ajv
})
