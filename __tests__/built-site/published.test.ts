import { formsIn, headerIssues, scriptsWithMap, strayFiles } from './published'
import { publicFolder } from './site'

test('only files that the site needs are published, and _headers names no others', async () => {
  expect(strayFiles(publicFolder)).toEqual([])
  expect(scriptsWithMap(publicFolder)).toEqual([])
  expect(await headerIssues(publicFolder)).toEqual([])
})

test('every form has a name, a field for its name, and one for the address to answer', () => {
  const forms = formsIn(publicFolder)
  expect(forms.length).toBeGreaterThan(0)
  for (const { name, fields } of forms) {
    expect(name).not.toBe('')
    expect(fields).toEqual(expect.arrayContaining(['form-name', 'email']))
  }
})
