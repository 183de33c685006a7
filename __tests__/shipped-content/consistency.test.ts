import labels from '../../src/content/labels/en.json'
import { readData } from '../support/site'

/** What the content shares with a new site. */

test('the English labels of a new site are those of this one', () => {
  const own = (file: string): object => readData(file) as object
  const { introduction: _, sent: __, ...form } = labels.form
  const $schema = '../src/content/schemas/ui-text.schema.json'
  expect(own('ui-text')).toEqual({ $schema, ...labels.uiText })
  expect(own('status-pages')).toMatchObject(labels.statusPages)
  expect(own('scheduling')).toMatchObject(labels.scheduling)
  expect(own('contact')).toMatchObject({ form })
})
