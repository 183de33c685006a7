import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { Schema } from '../../content-source'
import { memoize } from '../memoize'

/**
 * Adds all schemas to ajv, so that they can refer to each other by `$id`. Each is compiled when it
 * is first used, which takes longer than all checks.
 */
export const compileSchemas = memoize((schemas: readonly Schema[]): Ajv2020 => {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strictTypes: false,
    strictRequired: false,
    // A site has too few files for this option to save time: it takes a third of the compilation.
    code: { optimize: false },
  })
  addFormats(ajv)
  // Only src/content/graphql/ uses this keyword.
  ajv.addKeyword('graphql')
  schemas.forEach((schema) => ajv.addSchema(schema))
  return ajv
})
