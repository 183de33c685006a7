import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inLanguage } from '../files/languages'
import { listLanguages } from '../files/list-files'
import { isObject, textsIn } from '../files/parsed-file'
import { readFields } from '../files/read-fields'
import type { SchemaNode } from '../files/resolve-schema'
import { readSchemas } from '../files/schema-files'
import { toObject, type Content } from '../collections'
import { knownPlaceholders, unknownPlaceholder } from '../text/fill-text'
import { readAddressSettings } from './read-address-settings'

/** The labels of a site by their names: the texts of buttons, fields and landmarks. */
export type SiteLabels = Readonly<Record<string, string>>

/** The file under data/ with the labels that a site words differently; it may be missing. */
export const labelsFile = 'ui-text.json'

/** The schema of this file, which has the English labels as the defaults of its keys. */
const labelsSchema = 'ui-text.schema.json'

/** The folder with a file for each language, "nb.json", whose `uiText` has its labels. */
export const labelFolder = 'src/locale'

const toLabels = (content: unknown): SiteLabels =>
  Object.fromEntries(
    Object.entries(toObject(content)).flatMap(([name, text]) =>
      name !== '$schema' && typeof text === 'string' ? [[name, text]] : [],
    ),
  )

/** The names of the label files that fit a language, the best last: "pt", "pt-BR". */
export const labelFileNames = (language: string): string[] => [
  ...new Set([language.replace(/-.*/, ''), language]),
]

/** The labels that the schema has, in English. */
export function englishLabels(root: string): SiteLabels {
  const schema = readSchemas(root).find(({ $id }) => $id === labelsSchema) as SchemaNode | undefined
  return toLabels(
    Object.fromEntries(
      Object.entries(schema?.properties ?? {}).map(([name, node]) => [name, node.default]),
    ),
  )
}

/** A label in a label file that no page can show as it is. */
export interface WrongLabel {
  /** The path of the file from the root. */
  file: string
  name: string
  problem: string
}

/**
 * The labels in the label files of the site's languages that do not exist, lack one of their values, or
 * name another.
 */
export function findWrongLabels(root: string): WrongLabel[] {
  const schema = readSchemas(root).find(({ $id }) => $id === labelsSchema) as SchemaNode | undefined
  const { properties = {} } = schema ?? {}
  const problemOf = (name: string, text: string): string | undefined => {
    if (!Object.hasOwn(properties, name)) return 'there is no such label'
    const { pattern = '', description, placeholders } = properties[name] ?? {}
    if (!new RegExp(pattern, 'u').test(text)) return `lacks a value: ${description}`
    const unknown = placeholders && unknownPlaceholder(text, placeholders)
    return unknown && `nothing replaces ${unknown}: ${knownPlaceholders(placeholders)}`
  }
  const names = listLanguages(root).flatMap((language) =>
    labelFileNames(readAddressSettings(root, language).language),
  )
  return [...new Set(names)].flatMap((fileName) =>
    Object.entries(toLabels(readLabelFile(root, fileName).uiText)).flatMap(([name, text]) => {
      const problem = problemOf(name, text)
      return problem === undefined
        ? []
        : [{ file: `${labelFolder}/${fileName}.json`, name, problem }]
    }),
  )
}

const labelFileAt = (root: string, name: string): string => join(root, labelFolder, `${name}.json`)

/** Whether a language has a label file of this name: "pt-BR". */
export const hasLabelFile = (root: string, name: string): boolean =>
  existsSync(labelFileAt(root, name))

/**
 * The content of a label file; empty if there is none.
 * @throws if it is no valid JSON
 */
export function readLabelFile(root: string, name: string): Content {
  if (!hasLabelFile(root, name)) return {}
  try {
    return toObject(JSON.parse(readFileSync(labelFileAt(root, name), 'utf8')))
  } catch (error) {
    throw new Error(`${labelFolder}/${name}.json is no valid JSON: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

/** The labels that the label files have in a language. */
export const translatedLabels = (root: string, language: string): SiteLabels =>
  Object.assign(
    {},
    ...labelFileNames(language).map((name) => toLabels(readLabelFile(root, name).uiText)),
  ) as SiteLabels

const isEnglish = (language: string): boolean => /^en\b/.test(language)

/** What a label file of a language would have, in English, and its label files do not. */
export function missingTexts(root: string, language: string): Content {
  if (isEnglish(language)) return {}
  const english = { ...readLabelFile(root, 'en'), uiText: englishLabels(root) }
  return withoutWritten(
    english,
    labelFileNames(language).map((name) => readLabelFile(root, name)),
  )
}

const withoutWritten = (english: Content, files: readonly Content[]): Content =>
  Object.fromEntries(
    Object.entries(english).flatMap(([key, text]) => {
      const written = files.flatMap((file) => (Object.hasOwn(file, key) ? [file[key]] : []))
      if (written.length === 0) return [[key, text]]
      const missing = isObject(text) ? withoutWritten(text, written.filter(isObject)) : {}
      return Object.keys(missing).length > 0 ? [[key, missing]] : []
    }),
  )

/** Whether a text is more than a name, which can be the same in two languages. */
const hasWords = (text: string): boolean => /\p{L}{2,}.*\s.*\p{L}{2}/u.test(text)

/**
 * The texts that new files have in English and that the pages of a language have in their own, by the
 * folder of the language; undefined is the first one. Languages without such texts are left out.
 */
export function textsInEnglish(root: string): Map<string | undefined, ReadonlySet<string>> {
  const textsOf = (name: string): Map<string, string> => {
    const { paths: _paths, uiText: _uiText, ...labels } = readLabelFile(root, name)
    return new Map(textsIn({ value: labels }).map(({ pointer, text }) => [pointer, text]))
  }
  const english = textsOf('en')
  const byFolder = listLanguages(root).map((folder) => {
    const { language } = readAddressSettings(root, folder)
    const files = labelFileNames(language).map(textsOf)
    const texts = [...english].filter(
      ([pointer, text]) => hasWords(text) && !files.some((file) => file.get(pointer) === text),
    )
    return [folder, new Set(isEnglish(language) ? [] : texts.map(([, text]) => text))] as const
  })
  return new Map(byFolder.filter(([, texts]) => texts.size > 0))
}

/** The labels in the language of the site, or in another one, that its file under data/ has. */
const readAgencyLabels = (root: string, language?: string): SiteLabels =>
  toLabels(readFields(join(root, 'data', inLanguage(labelsFile, language))))

/**
 * All labels on pages in a language: each from the file under data/, else from a label file, else
 * in English.
 * @param language the language, if it is not the first one of the site
 */
export const readLabels = (root: string, language?: string): SiteLabels => ({
  ...englishLabels(root),
  ...translatedLabels(root, readAddressSettings(root, language).language),
  ...readAgencyLabels(root, language),
})

/** Whether a language writes commas, colons and brackets as English does. */
function hasEnglishPunctuation(language: string): boolean {
  try {
    return ['Latn', 'Cyrl', 'Grek'].includes(new Intl.Locale(language).maximize().script ?? '')
  } catch {
    // The content check reports a tag that is none.
    return true
  }
}

/** Whether a label has words beside its placeholders: not "{first}, {second}". */
const isWorded = (label: string): boolean => /\p{L}/u.test(label.replaceAll(/\{[^}]*\}/g, ''))

/**
 * The names of the labels that are in English on pages in another language, by the file that can have
 * them: "data/nb/ui-text.json". Languages without such labels are left out.
 */
export function labelsInEnglish(root: string): Map<string, string[]> {
  const english = Object.entries(englishLabels(root))
  const isMissing = (language: string | undefined) => {
    const tag = readAddressSettings(root, language).language
    const labels = { ...translatedLabels(root, tag), ...readAgencyLabels(root, language) }
    const isSame = (text: string) => !isWorded(text) && hasEnglishPunctuation(tag)
    return ([name, text]: readonly [string, string]): boolean =>
      !isEnglish(tag) && !Object.hasOwn(labels, name) && !isSame(text)
  }
  const byFile = listLanguages(root).map((language) => {
    const file = `data/${inLanguage(labelsFile, language)}`
    return [file, english.filter(isMissing(language)).map(([name]) => name)] as const
  })
  return new Map(byFile.filter(([, missing]) => missing.length > 0))
}
