import { resolve } from 'node:path'
import { formShapes } from '../../../../src/content/editor/form-shape'
import { listValues, fileNameOf } from '../../../../src/content/editor/list-values'
import { readSchemas } from '../../../../plugins/content/core/load'

const fieldsOf = formShapes(readSchemas(resolve('.')))
const now = new Date('2027-03-01T12:00:00Z')
const listed = (schema: string, form: object) => listValues(fieldsOf(schema), { ...form }, now)

test('a list shows the first required picture of an entry', () => {
  expect(listed('case-study.json', { imgUrl: 'a/cover.png' }).thumbnail).toBe('a/cover.png')
  expect(listed('person.json', { portrait: { imgUrl: 'a.png' } }).thumbnail).toBe('a.png')
  expect(listed('industry.json', { title: 'Retail' }).thumbnail).toBeUndefined()
  // Until it is chosen.
  expect(listed('person.json', {}).thumbnail).toBeUndefined()
})

test.each([
  [{}, ''],
  [{ inProgress: true, draft: true }, ', in progress, draft'],
  [{ draft: false, publishAt: '', unpublishAt: '' }, ''],
  [{ publishAt: '2027-03-03' }, ', from 2027-03-03'],
  [{ publishAt: '2027-02-03', unpublishAt: '2027-04-01T18:00' }, ', until 2027-04-01T18:00'],
  [{ unpublishAt: '2027-02-03' }, ', ended 2027-02-03'],
])('a list shows %j as "%s"', (form, state) => {
  expect(listed('case-study.json', form).listState).toBe(state)
})

test('a file is named after its title, unless nothing of it can be in the name of a file', () => {
  const same = ['Rice & Rail / på "vei"', 'Ærlig', '👍 5', 'Conway', 'École']
  expect(same.map(fileNameOf)).toEqual(same)
  const others = ['שלום עולם', '!!! ...', '山田', '👍', 'CON', 'lpt1']
  expect(others.map(fileNameOf)).toEqual(others.map(() => 'entry'))
})
