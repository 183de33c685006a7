import { applyEdits } from 'jsonc-parser'
import type { ContentSource } from '../../src/content/content-source'
import { validate, type Issue } from '../../src/content/validation/validate'
import { rules } from '../../src/content/validation/rule-ids'
import { siteOf, type Document } from './document'
import type { Change, Mutation } from './mutation'
import { fileMutations } from './mutations/files'
import { keyMutations } from './mutations/keys'
import { linkMutations } from './mutations/links'
import { nameMutations } from './mutations/names'
import { pictureMutations } from './mutations/pictures'
import { syntaxMutations } from './mutations/syntax'
import { textMutations } from './mutations/texts'
import { valueMutations } from './mutations/values'
import { randomOf } from './random'

/** Every way in which content is made invalid. */
export const mutations: readonly Mutation[] = [
  ...syntaxMutations,
  ...keyMutations,
  ...valueMutations,
  ...textMutations,
  ...linkMutations,
  ...nameMutations,
  ...pictureMutations,
  ...fileMutations,
]

/** Content with one mistake. */
export interface Mutant {
  mutation: Mutation
  change: Change
  /** The file that was changed, under data/. */
  file: string
  source: ContentSource
}

/** Makes mutants of a site: the same seed and run give the same one. */
export function mutator(source: ContentSource): (seed: number, run: number) => Mutant {
  const site = siteOf(source)
  const applicable = mutations.flatMap((mutation) => {
    const documents = site.documents.filter((each) => mutation.targets(each, site).length > 0)
    return documents.length > 0 ? [{ mutation, documents }] : []
  })
  return (seed, run) => {
    const { pick } = randomOf(Math.imul(seed, 0x9e3779b1) ^ run)
    const [turn, round] = [run % applicable.length, Math.floor(run / applicable.length)]
    const { mutation, documents } = at(applicable, turn)
    // The mutations start at files all over the site and go on from there, so that each file is mutated.
    const start = seed + Math.floor((turn / applicable.length) * documents.length)
    const document = at(documents, (start + round) % documents.length)
    const target = pick(mutation.targets(document, site))
    const change = pick(mutation.changes(target, document, site))
    return { mutation, change, file: document.path, source: apply(source, document, change) }
  }
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`there is no entry ${index}`)
  return found
}

function apply(source: ContentSource, { path, text }: Document, change: Change): ContentSource {
  const { edit, files = {}, picture, logo, staticFile } = change
  const changed = edit ? { [path]: applyEdits(text, [edit]) } : files
  const pictures = new Map(source.pictures)
  if (picture?.facts) pictures.set(picture.path, picture.facts)
  else if (picture) pictures.delete(picture.path)
  return {
    ...source,
    files: [
      ...source.files.filter((file) => !Object.hasOwn(changed, file.path)),
      ...Object.entries(changed).flatMap(([name, content]) =>
        content === undefined ? [] : [{ path: name, text: content }],
      ),
    ],
    pictures,
    logos: new Map([...(source.logos ?? []), ...(logo ? [logo] : [])]),
    staticFiles: new Set([...source.staticFiles].filter((name) => name !== staticFile)),
  }
}

/** What is wrong with the validator's answer to a mutant; undefined if it is refused as it should be. */
export function failureOf({ mutation, change, file, source }: Mutant): string | undefined {
  let issues: Issue[]
  try {
    issues = validate(source)
  } catch (error) {
    return `crashed: ${error instanceof Error ? String(error.stack) : String(error)}`
  }
  const incomplete = issues.find((issue) => !isComplete(issue, source))
  if (incomplete) return `reported without a position or rule: ${JSON.stringify(incomplete)}`
  const path = change.file ?? file
  const expectedFile = path.startsWith('static/') ? path : `data/${path}`
  const position = positionIn(textOf(source, path), change.at ?? change.edit?.offset ?? 0)
  const isExpected = (issue: Issue): boolean =>
    issue.file === expectedFile &&
    mutation.rules.includes(issue.rule) &&
    (mutation.anywhere === true || position === `${issue.line}:${issue.column}`)
  if (issues.some(isExpected)) return undefined
  const reported = issues.map(
    (issue) => `${issue.file}:${issue.line}:${issue.column} ${issue.rule}`,
  )
  const where = mutation.anywhere ? expectedFile : `${expectedFile}:${position}`
  return `expected ${mutation.rules.join(' or ')} in ${where}, reported ${reported.join(', ') || 'nothing'}`
}

/** What was changed in a mutant. */
export function describeMutant({ mutation, change: { edit, ...change }, file }: Mutant): string {
  const shown = edit ? { ...edit, content: edit.content.slice(0, 120) } : change
  return `${mutation.name}, in data/${file}: ${JSON.stringify(shown)}`
}

/** Makes mutants of a site and says of each that is not refused how to repeat it. */
export function fuzz(source: ContentSource, seed: number, runs: readonly number[]): string[] {
  const mutant = mutator(source)
  return runs.flatMap((run) => {
    const made = mutant(seed, run)
    const failure = failureOf(made)
    return failure === undefined
      ? []
      : [`--seed ${seed} --only ${run}: ${describeMutant(made)}\n  ${failure}`]
  })
}

const textOf = ({ files }: ContentSource, path: string): string =>
  files.find((file) => file.path === path)?.text ?? ''

/** Whether an issue has a known rule and a message, and points into its file. */
function isComplete({ file, line, column, rule, message }: Issue, source: ContentSource): boolean {
  const lines = textOf(source, file.replace('data/', '')).split(/\r\n|\r|\n/)
  return (
    /^(?:data|static\/brand\/logos)\//.test(file) &&
    Object.hasOwn(rules, rule) &&
    message !== '' &&
    column >= 1 &&
    column <= (lines[line - 1]?.length ?? -1) + 1
  )
}

/** Line and column, counted from 1 as editors do. */
function positionIn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/)
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`
}
