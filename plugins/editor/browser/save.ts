import {
  extensionOf,
  collectionOf,
  collectionOfFolder,
  languageOfFile,
  schemaReference,
  slugOf,
  withoutLanguage,
} from '../../content'
import { checkLimits } from '../check-limits'
import type { Change, EditorIssue, Verdict } from '../check-save'
import type { EditorConfig } from '../editor-config'
import { type Form, formOfJson, formOfMarkdown, jsonOfForm, markdownOfForm } from '../file-formats'
import { fileNameField, formatName } from '../values'
import { decap, type Entry } from './decap'
import { closeIssueList, listedIssue, type ListedIssue, showIssueList } from './issue-list'

const notSaved = 'Nothing was saved'

type Language = EditorConfig['languages'][number]

/** "nb/home.json" for "data/nb/home.json". */
const pathInData = (file: string): string => file.replace(/^data\//, '')

/** The name of a schema in the path of "$schema". */
const schemaOf = ({ $schema }: { $schema?: unknown }): string =>
  String($schema).replace(/^.*\//, '')

/**
 * Registers how files become forms and forms become files, and the check of each change before it is
 * written: if the files are on this computer, the content check, otherwise the limits of the fields.
 */
export function registerFiles({
  decap: config,
  languages,
  schemas,
  collections,
  isLocal,
}: EditorConfig): void {
  /** The path of a file in the folder of its language: "home.json" for "data/nb/home.json". */
  const pathOf = (file: string): string => withoutLanguage(pathInData(file))
  const languageAt = (file: string): Language | undefined =>
    languages.find(({ language }) => language === languageOfFile(pathInData(file)))
  const formOf = (language: Language | undefined, schema: string): Form => ({
    schema,
    schemas,
    fields: language?.forms[schema] ?? [],
  })
  const formAt = (file: string): Form =>
    formOf(languageAt(file), collectionOf(collections, pathOf(file))?.schema ?? '')

  for (const language of languages) {
    decap.CMS.registerCustomFormat(formatName('json', language.language), 'json', {
      fromFile: (text) =>
        formOfJson(formOf(language, schemaOf(JSON.parse(text) as { $schema?: unknown })), text),
      toFile: (form) => jsonOfForm(formOf(language, schemaOf(form)), form),
    })
    // Markdown does not name its schema, so that each has a format of its own.
    for (const { schema } of collections.filter(
      (collection) => extensionOf(collection) === '.md',
    )) {
      const form = formOf(language, schema)
      decap.CMS.registerCustomFormat(formatName(schema, language.language), 'md', {
        fromFile: (text) => formOfMarkdown(form, text),
        toFile: (values) => markdownOfForm(form, values),
      })
    }
  }

  const listedIssues = (issues: readonly EditorIssue[]): ListedIssue[] =>
    issues.map((issue) => listedIssue(issue, formAt(issue.file).fields))

  /** Shows the reasons for which nothing is written; the error, which Decap shows, leads to them. */
  const refuse = (heading: string, reasons: readonly ListedIssue[]): Error => {
    const count = reasons.length === 1 ? '1 issue' : `${reasons.length} issues`
    showIssueList(`${heading}: ${count}`, reasons)
    return new Error(`${heading}. The list above the form says why.`)
  }

  /** @throws if nothing may be written */
  const checkContent = async (change: Change): Promise<void> => {
    const response = await fetch('check', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    })
    const { conflict, errors, warnings } = (await response.json()) as Verdict
    const heading = change.text === undefined ? 'Nothing was deleted' : notSaved
    if (conflict !== undefined) throw refuse(heading, [{ problem: conflict }])
    if (errors.length > 0) throw refuse(heading, listedIssues(errors))
    if (warnings.length === 0) closeIssueList()
    else
      showIssueList('Saved. You may want to change this:', listedIssues(warnings), {
        areWarnings: true,
      })
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
        const key = data.get('title') === undefined ? 'name' : 'title'
        const title = data.get(key) ?? ''
        const { folder = '' } =
          config.collections.find(({ name }) => name === entry.get('collection')) ?? {}
        const settings = languageAt(`${folder}/`)?.settings
        const fileName = settings && slugOf(title, settings)
        if (!fileName) {
          const problem = `"${title}" has no letters or digits for a file name`
          throw refuse(notSaved, listedIssues([{ file: folder, pointer: `/${key}`, problem }]))
        }
        const collection = collectionOfFolder(collections, pathOf(`${folder}/`))
        const extension = collection ? extensionOf(collection) : '.json'
        file = `${folder}/${fileName}${extension}`
        data = data.set(fileNameField, fileName)
        if (extension === '.json')
          data = data.set('$schema', schemaReference(collections, pathInData(file), schemas))
      }
      const form = formAt(file)
      const values = data.toJS()
      if (isLocal) {
        const text = (file.endsWith('.md') ? markdownOfForm : jsonOfForm)(form, values)
        await checkContent({ file, opened, text })
        saved.set(idOf(entry), text)
      } else {
        const issues = checkLimits(form.fields, values).map((issue) => ({ file, ...issue }))
        if (issues.length > 0) throw refuse(notSaved, listedIssues(issues))
        closeIssueList()
      }
      return data
    },
  })
  if (isLocal)
    decap.CMS.registerEventListener({
      name: 'preUnpublish',
      handler: async ({ entry }) => {
        await checkContent({ file: entry.get('path'), opened: openedText(entry) })
        return undefined
      },
    })
}
