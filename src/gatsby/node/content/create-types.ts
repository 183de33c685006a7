import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { buildTypes } from '../../../content/graphql/build-types'
import { derivedTypes } from '../../../content/graphql/derived-types'
import { fieldExtensions } from '../../../content/graphql/field-extensions'
import { kinds } from '../../../content/content-kinds'
import { readSchemas } from '../../../content/load'

/** Declares the GraphQL types of all content, so that Gatsby infers none from the files. */
export function createTypes({ actions }: CreateSchemaCustomizationArgs): void {
  fieldExtensions.forEach((each) => actions.createFieldExtension(each, { name: 'gatsby-node' }))
  actions.createTypes([derivedTypes, buildTypes(kinds, readSchemas(process.cwd()))])
}
