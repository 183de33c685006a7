import { parseSchema, readSchemas } from '../../plugins/content/files/schema-files'
import { buildTypes } from '../../plugins/content/graphql/build-types'
import { site } from '../../src/site'
import { withExample } from '../fixtures/documented-examples'

/** The examples change the code as shipped: where an agency has followed them, their lines are taken. */

test('the field and the label that docs/developing.md adds are in GraphQL by their schemas alone', () => {
  const paths = [
    'src/features/case-studies/case-study.schema.json',
    'src/content/schemas/ui-text.schema.json',
  ]
  const changed = paths.map((path) => parseSchema(path, withExample(path)))
  const schemas = readSchemas(process.cwd()).map(
    (schema) => changed.find(({ $id }) => $id === schema.$id) ?? schema,
  )
  const { CaseStudy, UiText } = buildTypes(site.collections, schemas)
  expect(CaseStudy?.fields.award?.type).toBe('String')
  expect(UiText?.fields.award?.type).toBe('String!')
})

test('the component in docs/developing.md has the field in its query and the label in its markup', () => {
  const component = withExample('src/features/case-studies/CaseStudyCover.tsx')
  expect(component).toMatch(/fragment CaseStudyCover on CaseStudy \{[^`]*^ +award$/m)
  expect(component).toContain('labels.award')
})
