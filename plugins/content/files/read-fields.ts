import { readFileSync } from 'node:fs'
import { parse } from 'jsonc-parser'

/**
 * The fields of a JSON file as far as they can be parsed; none if the file is missing. The content
 * check reports what is wrong with it.
 */
export function readFields(file: string): Record<string, unknown> {
  try {
    return Object(parse(readFileSync(file, 'utf8'))) as Record<string, unknown>
  } catch {
    return {}
  }
}
