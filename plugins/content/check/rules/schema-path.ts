import { posix } from 'node:path'
import { inLanguage } from '../../files/languages'
import { issueAt, textsAt } from '../../files/parsed-file'
import { schemaReference } from '../../files/schema-reference'
import type { Rule } from '../rule'

const id = 'schema-path'

/** Code editors validate a file by its "$schema". */
export const schemaPath: Rule = {
  id,
  requirement:
    '"$schema", if a file has it, is the path to the schema of its collection. (A warning.)',
  isWarning: true,
  checkFile: (file, { site, schemas }) => {
    const path = inLanguage(file.path, file.language)
    const right = schemaReference(site.collections, path, schemas)
    return textsAt(file, '/$schema')
      .filter(({ text }) => posix.normalize(text) !== right)
      .map(({ text, pointer }) => {
        const problem = `"${text}" does not lead to the schema of this file`
        const remedy = `write "${right}", or run "npm run content:check -- --fix"`
        return { ...issueAt(file, pointer, id, problem, remedy), fix: { [pointer]: right } }
      })
  },
}
