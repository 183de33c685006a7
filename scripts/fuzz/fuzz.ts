import { createHash } from 'node:crypto'
import type { ContentSource } from '../../src/content/content-source'
import { validate, type Issue } from '../../src/content/validation/validate'
import { rules, type RuleId } from '../../src/content/validation/rule-ids'
import { siteOf, type Document, type Target } from './content-tree'
import type { Change, Mutation } from './mutation'
import { fileMutations } from './mutations/files'
import { linkMutations } from './mutations/links'
import { nameMutations } from './mutations/names'
import { pictureMutations } from './mutations/pictures'
import { schemaMutations } from './mutations/schema'
import { syntaxMutations } from './mutations/syntax'
import { textMutations } from './mutations/texts'

/** Every way in which content is made invalid. */
export const mutations: readonly Mutation[] = [
  ...syntaxMutations,
  ...schemaMutations,
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
  /** The file that was changed. */
  document: Document
  source: ContentSource
}

/** A list that begins at one of its entries and goes around. */
const startingAt = <T>(list: readonly T[], start: number): T[] => [
  ...list.slice(start % list.length),
  ...list.slice(0, start % list.length),
]

/** An entry of a list, counted on from its beginning after its end. */
function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length]
  if (found === undefined) throw new RangeError('The list is empty.')
  return found
}

/** Two large whole numbers that a seed and a run repeat. */
function randomNumbers(seed: number, run: number): [number, number] {
  const hash = createHash('sha256').update(`${seed} ${run}`).digest()
  return [hash.readUInt32LE(0), hash.readUInt32LE(4)]
}

/**
 * Makes mutants of a site: the same seed and run give the same one. The first runs take one file after the
 * other, the runs after them one mutation after the other, so that none is left to chance.
 */
export function mutator(source: ContentSource): (seed: number, run: number) => Mutant {
  const site = siteOf(source)
  const appliesTo = (mutation: Mutation, { targets }: Document): boolean =>
    targets.some((target) => mutation.changes(target, site).length > 0)
  const applicable = mutations.flatMap((mutation) => {
    const documents = site.documents.filter((document) => appliesTo(mutation, document))
    return documents.length > 0 ? [{ mutation, documents }] : []
  })
  return (seed, run) => {
    const [random, other] = randomNumbers(seed, run)
    const own = site.documents[run]
    const { mutation, documents } = own
      ? at(
          applicable.filter(({ documents: each }) => each.includes(own)),
          random,
        )
      : at(applicable, run)
    const document = own ?? at(documents, seed + run)
    const applies = (target: Target): boolean => mutation.changes(target, site).length > 0
    const target = startingAt(document.targets, random).find(applies)
    const change = at(target ? mutation.changes(target, site) : [], other)
    return { mutation, change, document, source: apply(source, change) }
  }
}

/** The content after a change. */
export function apply(source: ContentSource, change: Change): ContentSource {
  const { files = {}, picture } = change
  return {
    ...source,
    files: [
      ...source.files.filter(({ path }) => !Object.hasOwn(files, path)),
      ...Object.entries(files).flatMap(([path, text]) =>
        text === undefined ? [] : [{ path, text }],
      ),
    ],
    pictures: picture ? new Map(source.pictures).set(picture.path, picture.facts) : source.pictures,
  }
}

/** Whether an issue has a known rule and a message, and is at the beginning of a value, a key or a file. */
function isComplete({ file, line, column, pointer, rule, message }: Issue, source: ContentSource) {
  const text = source.files.find(({ path }) => `data/${path}` === file)?.text ?? ''
  const rest = text.split(/\r\n|\r|\n/)[line - 1]?.slice(column - 1)
  const isAtStart = pointer === '' ? rest !== undefined : /^["{[\-\w]/.test(rest ?? '')
  return file.startsWith('data/') && isAtStart && Object.hasOwn(rules, rule) && message !== ''
}

/** The validator's answer to a mutant: the rules it has reported where they belong, or what is wrong with it. */
function resultOf({ mutation, change, source }: Mutant): {
  rules: RuleId[]
  failure?: string
} {
  let issues: Issue[]
  try {
    issues = validate(source)
  } catch (error) {
    const failure = `crashed: ${error instanceof Error ? String(error.stack) : String(error)}`
    return { rules: [], failure }
  }
  const incomplete = issues.find((issue) => !isComplete(issue, source))
  if (incomplete)
    return {
      rules: [],
      failure: `reported without a position or rule: ${JSON.stringify(incomplete)}`,
    }
  const file = `data/${change.file}`
  const expected = issues.filter(
    (issue) =>
      issue.file === file &&
      mutation.rules.includes(issue.rule) &&
      issue.pointer === (change.pointer ?? issue.pointer),
  )
  if (expected.length > 0) return { rules: expected.map(({ rule }) => rule) }
  const reported = issues.map((issue) => `${issue.file} ${issue.pointer} ${issue.rule}`)
  const missing = `${mutation.rules.join(' or ')} in ${file} ${change.pointer ?? ''}`
  return { rules: [], failure: `expected ${missing}, reported ${reported.join(', ') || 'nothing'}` }
}

/** What was changed in a mutant. */
export const describeMutant = ({ mutation, change, document }: Mutant): string =>
  `${mutation.name}, in data/${document.path}: ${JSON.stringify(change).slice(0, 200)}`

/**
 * Makes mutants of a site: says of each that is not refused how to repeat it, which rules have
 * refused the others, and which files were changed.
 */
export function fuzz(source: ContentSource, seed: number, runs: readonly number[]) {
  const mutant = mutator(source)
  const results = runs.map((run) => {
    const made = mutant(seed, run)
    const { failure, rules } = resultOf(made)
    const failures = failure === undefined ? [] : [`${describeMutant(made)}\n  ${failure}`]
    const lines = failures.map((line) => `--seed ${seed} --only ${run}: ${line}`)
    return { failures: lines, rules, file: made.document.path }
  })
  return {
    failures: results.flatMap(({ failures }) => failures),
    rules: new Set(results.flatMap(({ rules }) => rules)),
    files: new Set(results.map(({ file }) => file)),
  }
}
