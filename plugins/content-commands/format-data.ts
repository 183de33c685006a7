import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentText } from '../content/files/json/content-text'
import { parseAsWritten } from '../content/files/languages'
import { readTexts } from '../content/files/list-files'
import { extensionOf } from '../content/collections'
import { readSchemas } from '../content/files/schema-files'
import { fail, readArguments, type Command } from './command-line'

/**
 * Lists the files in data/ that are not in the format that all tools write, and fails if there are
 * any: `npm run format`. `-- --write` rewrites them. Markdown is as its author writes it, and files
 * that cannot be parsed are left to the content check.
 */
export const formatData: Command = (args, root, site) => {
  const parsed = readArguments(args, { write: { type: 'boolean' } })
  if (!parsed) return Promise.resolve(fail('npm run format -- --write'))
  const schemas = readSchemas(root)
  const { files, issues } = parseAsWritten(site.collections, readTexts(root))
  const invalid = new Set(issues.map(({ file }) => file))
  const changed = files
    .filter(
      ({ path, collection }) => !invalid.has(`data/${path}`) && extensionOf(collection) === '.json',
    )
    .map((file) => ({
      ...file,
      formatted: contentText(schemas, file.collection.schema, file.value),
    }))
    .filter(({ text, formatted }) => text.replaceAll('\r\n', '\n') !== formatted)
  if (parsed.values.write || changed.length === 0) {
    for (const { path, formatted } of changed) writeFileSync(join(root, 'data', path), formatted)
    return Promise.resolve(0)
  }
  const paths = changed.map(({ path }) => `data/${path}`)
  return Promise.resolve(fail(...paths, 'To format these files: npm run format -- --write'))
}
