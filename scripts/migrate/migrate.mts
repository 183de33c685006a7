import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../plugins/content/node'
import { addMissingLabels } from '../upgrade/label-files'
import { documentToMarkdown } from './documents'

/**
 * Brings data/ in the form that this version reads: `npm run migrate`. Terms and custom pages in
 * JSON become Markdown. A file that would be overwritten stays, with its JSON. Labels that are missing
 * are added in English, as texts to be translated.
 */
const isDocument = (path: string): boolean => /^(?:our-company\/[^/]+|pages\/.+)\.json$/.test(path)

for (const path of listFiles('data').filter(isDocument)) {
  const from = join('data', path)
  const to = from.replace(/json$/, 'md')
  if (existsSync(to)) {
    console.error(`${from} was left as it is, because there is ${to}.`)
    process.exitCode = 1
    continue
  }
  const content = JSON.parse(readFileSync(from, 'utf8')) as Record<string, unknown>
  writeFileSync(to, documentToMarkdown(content))
  rmSync(from)
  console.log(`${from} is now ${to}`)
}

addMissingLabels('.').forEach((line) => console.log(line))
