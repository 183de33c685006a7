import { textsIn } from '../../content/files/parsed-file'
import type { LabelFile } from '../../content/model'
import {
  englishLabels,
  hasLabelFile,
  labelFolder,
  labelFileNames,
  readLabelFile,
  translatedLabels,
} from '../../content/site/labels'

/** The label file of a language, or of the language without its country; else the English one. */
export function readLabelsOfLanguage(root: string, language: string): LabelFile {
  const name = labelFileNames(language).findLast((file) => hasLabelFile(root, file)) ?? 'en'
  const labels = readLabelFile(root, name) as unknown as LabelFile
  return { ...labels, uiText: { ...englishLabels(root), ...translatedLabels(root, language) } }
}

/** What is in English because a language has no label file, and how to add one; empty if it has one. */
export const describeMissingLabels = (root: string, language: string): readonly string[] =>
  labelFileNames(language).some((file) => hasLabelFile(root, file))
    ? []
    : [
        `The labels of buttons and menus, the form and the titles of legal pages are in English: ${labelFolder}/${language}.json does not exist.`,
        'To have them in the language, add that file (docs/developing.md#add-a-language), then run this command again on the site as git has it.',
      ]

/** The texts of labels by those of the labels of another language. */
export function labelsByText(
  labels: LabelFile,
  otherLabels: LabelFile,
): ReadonlyMap<string, string> {
  const textByPointer = new Map(
    textsIn({ value: labels }).map(({ pointer, text }) => [pointer, text]),
  )
  return new Map(
    textsIn({ value: otherLabels })
      .filter(({ pointer }) => !pointer.startsWith('/paths/'))
      .map(({ pointer, text }) => [text, textByPointer.get(pointer) ?? text]),
  )
}
