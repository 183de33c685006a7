import {
  type Content,
  contentText,
  extensionOf,
  kindOf,
  kindOfFolder,
  languageOf,
  markdownText,
  parseText,
  rewriteMarkdown,
  schemaReference,
  slugOf,
  withoutLanguage,
} from '../../content'
import type { Change, Verdict } from '../check-save'
import type { EditorConfig } from '../editor-config'
import { fileNameField, formatName, toFile, toForm } from '../values'
import { decap, type Entry } from './decap'
import { formAt, goToField } from './form-fields'
import { type Line, lineOf, showIssueList } from './issue-list'
import { say } from './words'

type Values = Record<string, unknown>

/** The text of a Markdown file as it was opened; what does not change stays as it is written. */
const writtenField = '$written'

type Language = EditorConfig['languages'][number]

const fieldsOf = (language: Language | undefined, schema: string) => language?.forms[schema] ?? []

/** "nb/home.json" for "data/nb/home.json". */
const pathInData = (file: string): string => file.replace(/^data\//, '')

/** The name of a schema in the path of "$schema". */
const schemaOf = ({ $schema }: Values): string => String($schema).replace(/^.*\//, '')

/**
 * Registers how files become forms and forms become files, and, if the files are on this computer,
 * the check of each change before it is written.
 */
export function registerFiles({
  decap: config,
  languages,
  schemas,
  kinds,
  isLocal,
}: EditorConfig): void {
  /** The path of a file in the folder of its language: "home.json" for "data/nb/home.json". */
  const pathOf = (file: string): string => withoutLanguage(pathInData(file))
  /** The schema of a file: "case-study.json" for "data/case-studies/alpha.json". */
  const schemaAt = (file: string): string => kindOf(kinds, pathOf(file))?.schema ?? ''
  const languageAt = (file: string): Language | undefined =>
    languages.find(({ language }) => language === languageOf(pathInData(file)))
  const fieldsAt = (file: string) => fieldsOf(languageAt(file), schemaAt(file))

  type Fields = ReturnType<typeof fieldsOf>
  const toJson = (fields: Fields, schema: string, form: Values): string => {
    const { [fileNameField]: folder, ...values } = form
    return contentText(schemas, schema, toFile(fields, values, folder as string | undefined))
  }
  const toMarkdown = (fields: Fields, schema: string, form: Values): string => {
    const { [writtenField]: written, ...values } = form
    const content = JSON.parse(toJson(fields, schema, values)) as Content
    return typeof written === 'string' ? rewriteMarkdown(written, content) : markdownText(content)
  }

  for (const each of languages) {
    decap.CMS.registerCustomFormat(formatName('json', each.language), 'json', {
      fromFile: (text) => {
        const content = JSON.parse(text) as Values
        return toForm(fieldsOf(each, schemaOf(content)), content)
      },
      toFile: (form) => {
        const schema = schemaOf(form as Values)
        return toJson(fieldsOf(each, schema), schema, form as Values)
      },
    })
    // Markdown does not name its schema, so that each has a format of its own.
    for (const { schema } of kinds.filter((kind) => extensionOf(kind) === '.md')) {
      const fields = fieldsOf(each, schema)
      decap.CMS.registerCustomFormat(formatName(schema, each.language), 'md', {
        fromFile: (text) => ({
          ...toForm(fields, parseText('file.md', text).value as Values),
          [writtenField]: text,
        }),
        toFile: (form) => toMarkdown(fields, schema, form as Values),
      })
    }
  }

  /** @throws if nothing may be written; the reasons are in the list */
  const check = async (change: Change): Promise<void> => {
    const response = await fetch('check', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    })
    const { conflict, errors, warnings } = (await response.json()) as Verdict
    const { file, text } = change
    const lineFor = (issue: Verdict['errors'][0]) => lineOf(issue, file, fieldsAt(file))
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
        const { folder = '' } =
          config.collections.find(({ name }) => name === entry.get('collection')) ?? {}
        const settings = languageAt(`${folder}/`)?.settings
        const fileName = settings && slugOf(title, settings)
        if (!fileName) throw new Error(`"${title}" has no letters or digits for an address.`)
        const kind = kindOfFolder(kinds, pathOf(`${folder}/`))
        const extension = kind ? extensionOf(kind) : '.json'
        file = `${folder}/${fileName}${extension}`
        data = data.set(fileNameField, fileName)
        if (extension === '.json')
          data = data.set('$schema', schemaReference(kinds, pathInData(file), schemas))
      }
      if (isLocal) {
        const write = file.endsWith('.md') ? toMarkdown : toJson
        const text = write(fieldsAt(file), schemaAt(file), data.toJS())
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
