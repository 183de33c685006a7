import { parse } from 'jsonc-parser'
import { perFile } from './per-file'
import { readText } from './read-text'

const fieldsOf = perFile(
  'fields',
  (file) => Object(parse(readText(file))) as Readonly<Record<string, unknown>>,
)

/**
 * The fields of a JSON file as far as they can be parsed; none if the file is missing. The content
 * check reports what is wrong with it.
 */
export function readFields(file: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(file)
  } catch {
    return {}
  }
}
