import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import { todo, type TwoVersions, withNewLabels } from './labels'
import type { JsonObject } from './merge-json'

export const labelsFolder = 'src/content/labels'
const uiTextSchema = 'src/content/schemas/ui-text.schema.json'

const readJson = (path: string): JsonObject => JSON.parse(readFileSync(path, 'utf8')) as JsonObject

const writeJson = (path: string, content: unknown): void =>
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`)

/** Formats a file as `npm run format` expects it. The packages of the site are installed. */
function formatFile(path: string): void {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  spawnSync(process.execPath, [resolve('prettier/bin/prettier.cjs'), '--write', path])
}

export const listLabelFiles = (folder: string): string[] =>
  readdirSync(join(folder, labelsFolder)).map((name) => `${labelsFolder}/${name}`)

const uiTextOf = ({ uiText }: JsonObject): JsonObject => (uiText ?? {}) as JsonObject

/** The languages of the site, with the files of their texts: "data/nb/ui-text.json". */
function listUiTexts(folder: string): { file: string; language: string }[] {
  const { language } = readJson(join(folder, 'data/site.json'))
  return ['', ...readdirSync(join(folder, 'data'))]
    .map((name) => ({
      file: posix.join('data', name, 'ui-text.json'),
      language: name || String(language),
    }))
    .filter(({ file }) => existsSync(join(folder, file)))
}

/**
 * Adds the new labels to label files, in English, and to the texts of the site, in their language if
 * a label file has it.
 * @returns what is new, in lines
 */
export function completeLabels(
  folder: string,
  labelFiles: readonly string[],
  english: TwoVersions,
): string[] {
  const complete = (file: string, texts: TwoVersions, mark: string): string[] => {
    const { labels, added } = withNewLabels(readJson(join(folder, file)), texts, mark)
    if (added.length === 0) return []
    writeJson(join(folder, file), labels)
    formatFile(join(folder, file))
    const task = JSON.stringify(labels).includes(todo) ? 'Translate' : 'New texts'
    return [`${task} in ${file}: ${added.join(', ')}`]
  }
  const before = uiTextOf(english.before)
  return [
    ...labelFiles.flatMap((file) => complete(file, english, todo)),
    ...listUiTexts(folder).flatMap(({ file, language }) => {
      const own = [language, language.replace(/-.*/, '')]
        .map((name) => join(folder, labelsFolder, `${name}.json`))
        .find(existsSync)
      const after = uiTextOf(own ? readJson(own) : english.after)
      return complete(file, { before, after }, own ? '' : todo)
    }),
  ]
}

/**
 * Adds all labels that are missing, except those that the site can leave out.
 * @returns what is to be translated, in lines
 */
export function addMissingLabels(folder: string): string[] {
  const after = readJson(join(folder, labelsFolder, 'en.json'))
  const { required } = readJson(join(folder, uiTextSchema)) as { required: string[] }
  const optional = Object.entries(uiTextOf(after)).filter(([key]) => !required.includes(key))
  const before = { uiText: Object.fromEntries(optional) }
  return completeLabels(folder, listLabelFiles(folder), { before, after })
}
