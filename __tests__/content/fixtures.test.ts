import { kindOf, requiredFiles } from '../../src/content/kinds'
import { formatIssue, validate } from '../../src/content/validation/validate'
import { completer } from '../fixtures/complete'
import { fixtureSite, sourceOf } from '../fixtures/content'
import { schemas } from '../fixtures/schemas'

const text = { $ref: 'text.json' }
const points = { type: 'array', minItems: 3, items: { $ref: 'common.json#/$defs/point' } }

/** The schemas after every kind of file has got three more required fields. */
const grown = schemas.map((schema) => ({
  ...schema,
  required: [...[schema.required ?? []].flat(), 'newText', 'newLink', 'newList'],
  properties: {
    ...(schema.properties as object),
    newText: { ...text, minLength: 40 },
    newLink: { $ref: 'common.json#/$defs/link' },
    newList: { ...points, uniqueItems: true },
  },
}))

test('a fixture that lacks what its schema has newly required is completed', () => {
  const complete = completer(grown)
  const site = fixtureSite()
  for (const [path, content] of Object.entries(site.files)) {
    site.files[path] = complete(kindOf(path)?.schema ?? '', content as Record<string, unknown>)
  }
  expect(site.files['home.json']).toMatchObject({ newLink: { link: '/contact-us/' } })
  expect(validate({ ...sourceOf(site), schemas: grown }).map(formatIssue)).toEqual([])
})

test('every required file is among the fixtures', () => {
  expect(Object.keys(fixtureSite().files)).toEqual(expect.arrayContaining(requiredFiles))
})
