import {
  type Content,
  contentText,
  extensionOf,
  kindOf,
  kindOfFolder,
  markdownText,
  parseText,
  rewriteMarkdown,
  schemaReference,
  slugOf,
} from '../../content'
import type { Change, Verdict } from '../check-save'
import type { EditorConfig } from '../editor-config'
import { fileNameField, toFile, toForm } from '../values'
import { decap, type Entry } from './decap'
import { formAt, goToField } from './form-fields'
import { type Line, lineOf, showIssueList } from './issue-list'
import { say } from './words'

type Values = Record<string, unknown>

/** The text of a Markdown file as it was opened; what does not change stays as it is written. */
const writtenField = '$written'

/** The name of a schema in the path of "$schema". */
const schemaOf = ({ $schema }: Values): string => String($schema).replace(/^.*\//, '')

/**
 * Registers how files become forms and forms become files, and, if the files are on this computer,
 * the check of each change before it is written.
 */
export function registerFiles({
  decap: config,
  forms,
  schemas,
  kinds,
  slugs,
  isLocal,
}: EditorConfig): void {
  const fieldsOf = (schema: string) => forms[schema] ?? []
  /** The schema of a file: "case-study.json" for "data/case-studies/alpha.json". */
  const schemaAt = (file: string): string =>
    kindOf(kinds, file.replace(/^data\//, ''))?.schema ?? ''

  const toJson = (schema: string, { [fileNameField]: folder, ...values }: Values): string =>
    contentText(schemas, schema, toFile(fieldsOf(schema), values, folder as string | undefined))
  const toMarkdown = (schema: string, { [writtenField]: written, ...values }: Values): string => {
    const content = JSON.parse(toJson(schema, values)) as Content
    return typeof written === 'string' ? rewriteMarkdown(written, content) : markdownText(content)
  }

  decap.CMS.registerCustomFormat('json', 'json', {
    fromFile: (text) => {
      const content = JSON.parse(text) as Values
      return toForm(fieldsOf(schemaOf(content)), content)
    },
    toFile: (form) => toJson(schemaOf(form as Values), form as Values),
  })
  // Markdown does not name its schema, so that each has a format of its own.
  for (const { schema } of kinds.filter((kind) => extensionOf(kind) === '.md'))
    decap.CMS.registerCustomFormat(schema, 'md', {
      fromFile: (text) => ({
        ...toForm(fieldsOf(schema), parseText('file.md', text).value as Values),
        [writtenField]: text,
      }),
      toFile: (form) => toMarkdown(schema, form as Values),
    })

  /** @throws if nothing may be written; the reasons are in the list */
  const check = async (change: Change): Promise<void> => {
    const response = await fetch('check', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    })
    const { conflict, errors, warnings } = (await response.json()) as Verdict
    const { file, text } = change
    const lineFor = (issue: Verdict['errors'][0]) => lineOf(issue, file, fieldsOf(schemaAt(file)))
    const lines: Line[] = conflict === undefined ? errors.map(lineFor) : [{ text: conflict }]
    const form = formAt(config.collections, location.hash)
    const goTo = (pointer: string) => void goToField(form, pointer)
    if (lines.length > 0) {
      const [first] = lines
      const heading = text === undefined ? 'Nothing was deleted' : 'Nothing was saved'
      showIssueList(say(heading), lines, goTo)
      if (first?.field) goTo(first.field.pointer)
      throw new Error(say(heading))
    }
    showIssueList(say('Saved. You may want to change this:'), warnings.map(lineFor), goTo)
  }

  /** The texts that were saved since a file was opened with a text: Decap keeps the first one. */
  const saved = new Map<string, string>()
  const idOf = (entry: Entry): string => `${entry.get('path')}\n${entry.get('raw')}`
  const openedText = (entry: Entry) => saved.get(idOf(entry)) ?? entry.get('raw')

  decap.CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      let data = entry.get('data')
      let file = entry.get('path')
      const opened = file ? openedText(entry) : undefined
      if (!file) {
        // The file gets the name that `npm run new` would give it.
        const title = data.get('title') ?? data.get('name') ?? ''
        const fileName = slugOf(title, slugs)
        if (!fileName) throw new Error(`"${title}" has no letters or digits for an address.`)
        const { folder } =
          config.collections.find(({ name }) => name === entry.get('collection')) ?? {}
        const kind = kindOfFolder(kinds, `${folder}/`.replace(/^data\//, ''))
        const extension = kind ? extensionOf(kind) : '.json'
        file = `${folder}/${fileName}${extension}`
        data = data.set(fileNameField, fileName)
        if (extension === '.json')
          data = data.set('$schema', schemaReference(kinds, file.replace(/^data\//, ''), schemas))
      }
      if (isLocal) {
        const write = file.endsWith('.md') ? toMarkdown : toJson
        const text = write(schemaAt(file), data.toJS())
        await check({ file, opened, text })
        saved.set(idOf(entry), text)
      }
      return data
    },
  })
  if (isLocal)
    decap.CMS.registerEventListener({
      name: 'preUnpublish',
      handler: async ({ entry }) => {
        await check({ file: entry.get('path'), opened: openedText(entry) })
        return undefined
      },
    })
}
