import { textsIn } from '../../content/files/parsed-file'
import type { Labels } from '../../content/model'
import {
  englishLabels,
  hasLabelFile,
  labelSetNames,
  readLabelFile,
  translatedLabels,
} from '../../content/site/labels'

/** The label file of a language, or of the language without its country; else the English one. */
export function readLabelSet(root: string, language: string): Labels {
  const name = labelSetNames(language).findLast((file) => hasLabelFile(root, file)) ?? 'en'
  const labels = readLabelFile(root, name) as unknown as Labels
  return { ...labels, uiText: { ...englishLabels(root), ...translatedLabels(root, language) } }
}

/** The texts of labels by those of the labels of another language. */
export function labelsByText(labels: Labels, otherLabels: Labels): ReadonlyMap<string, string> {
  const textByPointer = new Map(
    textsIn({ value: labels }).map(({ pointer, text }) => [pointer, text]),
  )
  return new Map(
    textsIn({ value: otherLabels })
      .filter(({ pointer }) => !pointer.startsWith('/paths/'))
      .map(({ pointer, text }) => [text, textByPointer.get(pointer) ?? text]),
  )
}
