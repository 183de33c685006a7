import { readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { editorConfig } from '../../../plugins/editor/editor-config'
import { lineOf } from '../../../plugins/editor/browser/issue-list'
import { createChangeCheck, pictureIssue } from '../../../plugins/editor/check-save'
import { fixtureSite, textOf } from '../../fixtures/content'
import { makeFolder, packagesFolder } from '../../support/folder'

const root = makeFolder(
  Object.fromEntries(
    Object.entries(fixtureSite().files).map(([path, text]) => [`data/${path}`, textOf(text)]),
  ),
)
symlinkSync(packagesFolder, join(root, 'node_modules'), 'junction')
for (const name of ['plugins', 'static']) symlinkSync(resolve(name), join(root, name), 'junction')
const check = createChangeCheck(root)
const file = 'data/case-studies/alpha-ledger.json'
const opened = readFileSync(join(root, file), 'utf8')
const save = (from: string, to: string) => check({ file, opened, text: opened.replace(from, to) })

test('refuses what would not build, with the words of the rule and the label of the field', async () => {
  const { errors } = await save('"services": [', '"services": ["/nowhere/", ')
  const { forms } = editorConfig(process.cwd(), { backend: { name: 'x' }, hasReviews: false }, true)
  const lines = errors.map((issue) => lineOf(issue, file, forms['case-study.json'] ?? []))
  expect(lines).toEqual([
    expect.stringMatching(/^Services 1: there is no page \/nowhere\/ .*A link within the site/),
  ])
})

test('shows a warning, which does not prevent saving', async () => {
  const { errors, warnings } = await save('It is in use.', 'It is in <b>use</b>.')
  expect(errors).toEqual([])
  expect(warnings[0]?.message).toMatch(/HTML/)
})

test('names the files that still need what is deleted', async () => {
  const { errors } = await check({ file, opened })
  expect(errors).toContainEqual(expect.objectContaining({ file: 'data/home.json' }))
})

test.each([
  ['changed by someone else', { file, opened: `${opened} `, text: opened }],
  ['was deleted', { file: 'data/people/gone.json', opened, text: opened }],
  ['already exists', { file, text: opened }],
])('overwrites nothing that %s', async (conflict, change) => {
  expect((await check(change)).conflict).toContain(conflict)
})

test('refuses a picture that cannot be read or is too large', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const picture = await sharp(svg).png().toBuffer()
  expect(await pictureIssue('a.png', picture)).toBeUndefined()
  expect(await pictureIssue('a.svg', svg)).toBeUndefined()
  expect(await pictureIssue('a.png', picture.subarray(0, -30))).toMatch(/"a.png" cannot be read/)
  expect(await pictureIssue('a.heic', Buffer.alloc(50e6))).toMatch(/more than 10 MB/)
})
