import { formsIn, headerIssues, scriptsWithMap, strayFiles } from './published'
import { publicFolder } from './site'

test('nothing is published that is meant for nobody', () => {
  expect(strayFiles(publicFolder)).toEqual([])
  expect(scriptsWithMap(publicFolder)).toEqual([])
})

test('_headers is as Netlify reads it, and names files that are there', async () => {
  expect(await headerIssues(publicFolder)).toEqual([])
})

test('every form has a name, its name for the post, and a trap for robots', () => {
  const forms = formsIn(publicFolder)
  expect(forms.length).toBeGreaterThan(0)
  for (const { name, fields } of forms) {
    expect(name).not.toBe('')
    expect(fields).toEqual(expect.arrayContaining(['form-name', 'email', 'message']))
  }
})
