import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type EnglishLabels, type Labels, withNewLabels } from './labels'

export const labelsFolder = 'src/content/labels'
const uiTextFile = 'data/ui-text.json'
const uiTextSchema = 'src/content/schemas/ui-text.schema.json'

const readJson = (path: string): Labels => JSON.parse(readFileSync(path, 'utf8')) as Labels

const writeJson = (path: string, content: unknown): void =>
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`)

/** Formats a file as `npm run format` expects it. The packages of the site are installed. */
function formatFile(path: string): void {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  spawnSync(process.execPath, [resolve('prettier/bin/prettier.cjs'), '--write', path])
}

export const listLabelFiles = (folder: string): string[] =>
  readdirSync(join(folder, labelsFolder)).map((name) => `${labelsFolder}/${name}`)

const uiTextOf = ({ uiText }: Labels): Labels => (uiText ?? {}) as Labels

/**
 * Adds the new labels, in English, to label files and to the texts of the site.
 * @returns what is to be translated, in lines
 */
export function completeLabels(
  folder: string,
  labelFiles: readonly string[],
  english: EnglishLabels,
): string[] {
  const sets: [file: string, texts: EnglishLabels][] = labelFiles.map((file) => [file, english])
  if (existsSync(join(folder, uiTextFile)))
    sets.push([uiTextFile, { before: uiTextOf(english.before), after: uiTextOf(english.after) }])
  return sets.flatMap(([file, texts]) => {
    const { labels, added } = withNewLabels(readJson(join(folder, file)), texts)
    if (added.length === 0) return []
    writeJson(join(folder, file), labels)
    formatFile(join(folder, file))
    return [`Translate in ${file}: ${added.join(', ')}`]
  })
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
