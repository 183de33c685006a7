import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { contentText } from '../../../plugins/content/core/json/content-text'
import { editorConfig } from '../../../plugins/editor/editor-config'
import { kindOf } from '../../../plugins/content/core/kinds'
import { listFiles } from '../../../plugins/content/core/list-files'
import type { Content } from '../../fixtures/schemas'
import { formFields } from '../../../plugins/editor/fields'
import { toFile, toForm } from '../../../plugins/editor/values'

const local = { backend: { name: 'git-gateway' }, hasReviews: false }
const { forms, schemas } = editorConfig(process.cwd(), local, true)
const textOf = contentText(schemas)
const shipped = listFiles(resolve('data')).filter((path) => path.endsWith('.json'))
// A site may have no case studies.
const study = formFields(schemas, [], () => undefined)('case-study.json')

test.each(shipped)('data/%s is unchanged after it was opened and saved', (path) => {
  const text = readFileSync(resolve('data', path), 'utf8').replaceAll('\r\n', '\n')
  const schema = kindOf(path)?.schema ?? ''
  const fields = forms[schema] ?? []
  expect(textOf(schema, toFile(fields, toForm(fields, JSON.parse(text) as Content)))).toBe(text)
})

test.each<[what: string, form: object, file: object]>([
  [
    'a text that can also be an object',
    { duration: { asText: 'WIP', from: '' } },
    { duration: 'WIP' },
  ],
  ['the object', { duration: { asText: '', from: '2025-01' } }, { duration: { from: '2025-01' } }],
  ['an uploaded picture of a new file', { imgUrl: 'a.png' }, { imgUrl: './new/a.png' }],
  ['optional fields that are empty', { slug: '', client: { name: '' }, showcase: [] }, {}],
  ['a required field that is empty', { title: '' }, { title: '' }],
])('writes %s', (_, form, file) => {
  expect(toFile(study, { ...form }, 'new')).toEqual(file)
})
