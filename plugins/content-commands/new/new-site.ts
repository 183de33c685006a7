import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { loadContent } from '../../content/files/load'
import { readAddressSettings } from '../../content/site/read-address-settings'
import type { NewSiteParts } from '../../content/model'
import { countOf } from '../../content/text/count-of'
import { removeEmptyFolders } from '../remove-empty-folders'
import { type Command, fail, readArguments, reportRejection } from '../command-line'
import { type Answers, buildNewSite } from './build-new-site'
import {
  describeMissingLabels,
  labelsByText,
  readLabelsOfLanguage,
} from './read-labels-of-language'
import { writeNewFile } from './write-new-files'

type Questions = NewSiteParts['questions']

function usageOf(questions: Questions): string {
  const all = Object.entries(questions)
  const flags = all.map(([name, { example }]) => `--${name} ${example}`).join(' ')
  return `npm run new -- site ${flags}
${all.map(([name, { question }]) => `  --${name.padEnd(11)}${question}`).join('\n')}
  --dry-run    shows what would be written and deleted, and changes nothing
In a terminal it asks for what is missing.`
}

/** Asks for the answers that are missing; returns undefined without a terminal. */
async function complete(
  given: Partial<Record<string, string>>,
  questions: Questions,
): Promise<Answers | undefined> {
  const missing = Object.keys(questions).filter((name) => given[name] === undefined)
  const isNeeded = (name: string): boolean => questions[name]?.isOptional !== true
  if (missing.some(isNeeded) && !process.stdin.isTTY) return undefined
  const { language = '', currency = '' } = given
  const answers: Record<string, string> & Answers = { language, currency }
  for (const [name, answer] of Object.entries(given)) answers[name] = answer ?? ''
  if (!missing.some(isNeeded)) return answers
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  for (const name of missing)
    answers[name] = (await terminal.question(`${questions[name]?.question}: `)).trim()
  terminal.close()
  return answers
}

/** Why deleting these files could lose something: git does not have them as they are. */
function whatWouldBeLost(root: string, paths: readonly string[]): string | undefined {
  const status = ['status', '--porcelain', '--ignored', '--untracked-files=all', '--', ...paths]
  try {
    const git = ['--literal-pathspecs', ...status]
    const changed = execFileSync('git', git, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    return changed
      ? `Commit these files first, so that nothing is lost:\n${changed.trimEnd()}`
      : undefined
  } catch {
    return 'Commit the site to a git repository first, so that nothing is lost.'
  }
}

/** A line for each folder of files to delete, with their number. */
export function describeDeleted(paths: readonly string[]): string[] {
  const folders = new Map<string, number>()
  for (const path of paths) {
    const folder = path.split('/').slice(0, 2).join('/')
    const name = folder === path ? dirname(path) : folder
    folders.set(name, (folders.get(name) ?? 0) + 1)
  }
  return [...folders].map(([folder, count]) => `Delete: ${countOf(count, 'file')} in ${folder}/`)
}

/** Replaces the content by that of a new site: `npm run new -- site --name "Nordlys" …`. */
export const newSite: Command = async (args, root, site) => {
  const { questions } = site.newSite
  const text = { type: 'string' } as const
  const options = {
    ...Object.fromEntries(Object.keys(questions).map((name) => [name, text])),
    'dry-run': { type: 'boolean' } as const,
  }
  const parsed = readArguments(args, options)
  if (parsed?.positionals.length !== 1) return fail(usageOf(questions))
  const { 'dry-run': isDryRun, ...given } = parsed.values
  const answers = await complete(given, questions)
  if (!answers) return fail(usageOf(questions))
  const month = new Date().toISOString().slice(0, 7)
  const labels = readLabelsOfLanguage(root, answers.language)
  const present = readLabelsOfLanguage(root, readAddressSettings(root).language)
  const byText = labelsByText(labels, present)
  const source = await loadContent(root, site)
  const made = buildNewSite({ ...answers, month }, labels, source, byText)
  if ('refused' in made) return reportRejection(made)
  const lost = isDryRun ? undefined : whatWouldBeLost(root, made.deleted)
  if (lost !== undefined) return fail(lost)

  const missing = describeMissingLabels(root, answers.language)
  missing.forEach((line) => console.log(line))
  const files = made.written.flatMap(({ path, pictures }) => [path, ...pictures])
  const writtenPaths = files.map((path) => `data/${path}`)
  const gone = made.deleted.filter((path) => !writtenPaths.includes(path))
  describeDeleted(gone).forEach((line) => console.log(line))
  writtenPaths.forEach((path) => console.log(`Write:  ${path}`))
  const settings = made.written.find(({ path }) => path === 'site.json')?.content
  console.log(`Time zone of publication dates: ${String(settings?.timeZone)}`)
  if (isDryRun) {
    console.log('Nothing was changed.')
    return 0
  }
  for (const path of made.deleted) {
    rmSync(join(root, path))
    removeEmptyFolders(dirname(join(root, path)), join(root, path.split('/')[0] ?? ''))
  }
  for (const file of made.written) await writeNewFile(root, site, file)
  missing.forEach((line) => console.log(line))
  console.log('Done. `npm run launch:check` lists what you have to write.')
  return 0
}
