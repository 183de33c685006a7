import { parse } from 'jsonc-parser'
import { toObject, type Content } from '../collections'
import { normalContent } from '../text/normal-form'
import { perFile } from './per-file'
import { readText } from './read-text'

const fieldsOf = perFile('fields', (file) => toObject(normalContent(parse(readText(file)))))

/**
 * The fields of a JSON file as far as they can be parsed; none if the file is missing. The content
 * check reports what is wrong with it.
 */
export function readFields(file: string): Content {
  try {
    return fieldsOf(file)
  } catch {
    return {}
  }
}
