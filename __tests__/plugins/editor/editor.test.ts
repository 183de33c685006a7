import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { collectionOf } from '../../../plugins/content/collections'
import { languageOfFile, withoutLanguage } from '../../../plugins/content/files/languages'
import { listFiles } from '../../../plugins/content/files/list-files'
import { editorHeaders } from '../../../plugins/editor'
import { listedIssue } from '../../../plugins/editor/browser/issue-list'
import { site } from '../../../src/site'
import { createChangeCheck } from '../../../plugins/editor/check-save'
import { editorConfig } from '../../../plugins/editor/editor-config'
import {
  formOfJson,
  formOfMarkdown,
  jsonOfForm,
  markdownOfForm,
} from '../../../plugins/editor/file-formats'
import { formFields } from '../../../plugins/editor/fields'
import { onClientEntry } from '../../../plugins/editor/gatsby-browser'
import { type EditorSettings, gitHost } from '../../../plugins/editor/git-host'
import { toFile } from '../../../plugins/editor/values'
import { makeSite } from '../../built-site/small-site'
import { fixtureSite, fileText } from '../../fixtures/content'
import { addGerman } from '../../fixtures/languages'
import { makeFolder } from '../../support/folder'

const file = 'data/case-studies/alpha-ledger.json'
const opened = fileText(fixtureSite().files[file.replace('data/', '')])
const germanFile = 'data/de/case-studies/buch.json'
const germanText = fileText({ title: 'Buch', translationOf: 'alpha-ledger' })
let check: ReturnType<typeof createChangeCheck>

beforeAll(async () => {
  const content = fixtureSite()
  addGerman(content)
  content.files[germanFile.replace('data/', '')] = JSON.parse(germanText) as object
  check = createChangeCheck(await makeSite(content, makeFolder()), site)
})

const save = (from: string, to: string) => check({ file, opened, text: opened.replace(from, to) })

test('refuses what would not build, with the field, the reason, the remedy and the file', async () => {
  const { errors } = await save('"services": [', '"services": ["/nowhere/", ')
  expect(errors.map((issue) => listedIssue(issue, study))).toEqual([
    {
      ...{ about: 'Services 1', problem: 'there is no page /nowhere/' },
      remedy: expect.any(String) as string,
      file,
    },
  ])
})

test('names the field of what is missing in a group', async () => {
  const { errors } = await save('"client": {', '"client": {}, "of": {')
  expect(errors.map((issue) => listedIssue(issue, study))).toContainEqual({
    ...{ about: 'Client, Name', problem: 'is missing' },
    remedy: expect.stringContaining('add it') as string,
    file,
  })
})

test('refuses a title that changes the address, unless the former one redirects', async () => {
  const titleOf = (text: string) => JSON.parse(text) as { title: string }
  const { title, ...otherFields } = titleOf(opened)
  const textWith = (values: object) => JSON.stringify({ ...otherFields, title: 'Beta', ...values })
  const { errors } = await check({ file, opened, text: textWith({}) })
  expect(errors).toEqual([
    {
      ...{ file, pointer: '/title' },
      problem: expect.stringContaining('/case-studies/alpha-ledger/') as string,
      remedy: expect.stringContaining(
        'npm run rename -- /case-studies/alpha-ledger/ "Beta"',
      ) as string,
    },
  ])
  const kept = { file, opened, text: textWith({ formerTitles: [title] }) }
  expect((await check(kept)).errors).toEqual([])
})

test('refuses it in another language too', async () => {
  const text = germanText.replace('"Buch"', '"Heft"')
  const { errors } = await check({ file: germanFile, opened: germanText, text })
  expect(errors).toContainEqual({
    ...{ file: germanFile, pointer: '/title', problem: expect.any(String) as string },
    remedy: expect.stringContaining('npm run rename -- /de/case-studies/buch/ "Heft"') as string,
  })
})

test('shows a warning, which does not prevent saving', async () => {
  const { errors, warnings } = await save('It is in use.', 'It is in&nbsp;use.')
  expect(errors).toEqual([])
  expect(warnings[0]?.problem).toMatch(/^contains "&nbsp;"/)
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

const local = { backend: { name: 'git-gateway' }, hasReviews: false }
const { languages, schemas } = editorConfig(process.cwd(), site, local, true)
const shipped = listFiles(resolve('data')).filter((path) => /\.(?:json|md)$/.test(path))
const formsOf = (language: string | undefined) =>
  languages.find((entry) => entry.language === language)?.forms ?? {}
// A site may have no case studies.
const study = formFields(schemas, [], () => undefined, {})('case-study.schema.json')

test('every group of a form has fields, without which Decap refuses to start', () => {
  interface Group {
    name: string
    fields?: readonly Group[]
  }
  const empty = (fields: readonly Group[]): string[] =>
    fields.flatMap(({ name, fields: below }) => (below?.length === 0 ? name : empty(below ?? [])))
  const forms = languages.flatMap((entry) => Object.values(entry.forms))
  expect(forms.flatMap((fields) => empty(fields as Group[]))).toEqual([])
})

test.each(shipped)('data/%s is unchanged after it was opened and saved', (path) => {
  const text = readFileSync(resolve('data', path), 'utf8')
  const schema = collectionOf(site.collections, withoutLanguage(path))?.schema ?? ''
  const form = { schema, schemas, fields: formsOf(languageOfFile(path))[schema] ?? [] }
  const written = path.endsWith('.json')
    ? jsonOfForm(form, formOfJson(form, text))
    : markdownOfForm(form, formOfMarkdown(form, text))
  expect(written).toBe(text)
})

/** What a body can have, with the line ends and the blanks of a text editor. */
const article = `---
title: 'Rails'   # The first one.
# The day of the first run.
date: 2025-02-03
author: jo-doe
tags: [ rail, rice ]
description: A text.
---


    indented code

Setext heading
==============

A *first* __line__ with a hard break  
and another\\
one, [^1] ![A map](./rails/map.png "Title") and <b>HTML</b>.

* [ ] open
* [x] done
    1) nested

+ another list

\`\`\`\`ts
\`\`\`
const a = '\t'   
\`\`\`\`

<!-- A comment. -->

: The stops

|Stop|Time|
|---|--:|
|Bergen|9|

> A quote
lazily

***

[^1]: A note.

    Its second paragraph.

[map]: /map/ 'Map'   
\u00a0

`

test.each([
  ['LF', article],
  ['CR LF', article.replaceAll('\n', '\r\n')],
])('one changed word of a Markdown body with %s is the only change of the file', (_, text) => {
  const schema = 'article.schema.json'
  const fields = formFields(schemas, [], () => undefined, {})(schema)
  const form = { schema, schemas, fields }
  const values = formOfMarkdown(form, text)
  const body = String(values.body)
  expect(markdownOfForm(form, values)).toBe(text)
  const start = text.slice(0, text.indexOf('    indented'))
  const end = text.slice(text.indexOf("'Map'") + "'Map'".length)
  const words = [...body.matchAll(/\w+/g)]
  expect(words.length).toBeGreaterThan(40)
  for (const { 0: word, index } of words) {
    const changed = `${body.slice(0, index)}Changed${body.slice(index + word.length)}`
    const lines = text === article ? changed : changed.replaceAll('\n', '\r\n')
    expect(markdownOfForm(form, { ...values, body: changed })).toBe(start + lines + end)
  }
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

const repository = { repo: 'agency/website', branch: 'main' }
const host = 'https://git.agency.example'

test('has a policy of its own for its own address, only if the site names a repository', () => {
  expect(editorHeaders(undefined)).toEqual([])
  const [{ path, headers } = {}] = editorHeaders({ backend: 'github', ...repository })
  expect(path).toBe('/admin/*')
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
  const policy = headers?.['content-security-policy']
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'unsafe-eval'; /)
  expect(policy).toContain("; connect-src 'self' blob: data: https://api.github.com; ")
})

test.each<[settings: Partial<EditorSettings>, expected: object]>([
  [{ backend: 'github' }, { backend: repository, hasReviews: true }],
  [
    { backend: 'github', host, signIn: host },
    { backend: { api_root: `${host}/api/v3`, base_url: host }, connections: [host] },
  ],
  [
    { backend: 'gitlab', appId: 'id' },
    { backend: { app_id: 'id', auth_type: 'pkce', api_root: 'https://gitlab.com/api/v4' } },
  ],
  [
    { backend: 'gitea', host },
    { backend: { base_url: host }, hasReviews: false },
  ],
  [{ backend: 'git-gateway' }, { connections: [], pictures: [] }],
])('saves at the Git host of %j', (settings, expected) => {
  expect(gitHost({ backend: 'github', ...repository, ...settings })).toMatchObject(expected)
})

test('leads from the link of an invitation, which opens the home page, to the editor', () => {
  const replace = jest.fn()
  const location = { hash: '#invite_token=a', replace }
  Object.assign(globalThis, { EDITOR_HAS_INVITATIONS: true, location })
  const open = onClientEntry as () => void
  open()
  expect(replace).toHaveBeenCalledWith('/admin/#invite_token=a')
})
