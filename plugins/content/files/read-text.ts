import { readFileSync } from 'node:fs'
import { perFile } from './per-file'

/**
 * The text of a file. It is opened once until it changes.
 * @throws if the file is missing
 */
export const readText = perFile('text', (path) => readFileSync(path, 'utf8'))
