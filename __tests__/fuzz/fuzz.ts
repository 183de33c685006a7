import { validate, type ContentSource, type Issue } from '../../src/content/validation/validate'
import { rules, type RuleId } from '../../src/content/validation/rule-ids'
import { fromRoot } from '../fixtures/changes'
import type { Blow, Damage } from './damage'
import { fileDamages } from './damages/files'
import { keyDamages } from './damages/keys'
import { linkDamages } from './damages/links'
import { nameDamages } from './damages/names'
import { pictureDamages } from './damages/pictures'
import { syntaxDamages } from './damages/syntax'
import { textDamages } from './damages/texts'
import { valueDamages } from './damages/values'
import { siteOf, type Document, type Site } from './document'
import { randomOf } from './random'

/** Every way in which content is damaged. */
export const damages: readonly Damage[] = [
  ...syntaxDamages,
  ...keyDamages,
  ...valueDamages,
  ...textDamages,
  ...linkDamages,
  ...nameDamages,
  ...pictureDamages,
  ...fileDamages,
]

/** Content with one thing wrong with it. */
export interface Mutant {
  damage: string
  /** The file that was damaged, below data/. */
  file: string
  /** What stands where now, as far as it is worth showing. */
  shows: string
  source: ContentSource
  /** Of what a problem must be told. */
  expected: { file: string; at?: number; rules: readonly RuleId[] }
}

/** Makes mutants of a site: the same seed and run give the same one. */
export function mutator(source: ContentSource): (seed: number, run: number) => Mutant {
  const site = siteOf(source)
  const dealt = damages.flatMap((damage) => {
    const targets = site.documents.filter((document) => damage.spots(document, site).length)
    return targets.length ? [{ damage, targets }] : []
  })
  return (seed, run) => {
    const random = randomOf(Math.imul(seed, 0x9e3779b1) ^ run)
    const [turn, round] = [run % dealt.length, Math.floor(run / dealt.length)]
    const { damage, targets } = entry(dealt, turn)
    // The damages begin at files all over the site and go on from there, so no file is left out.
    const start = seed + Math.floor((turn / dealt.length) * targets.length)
    const document = entry(targets, (start + round) % targets.length)
    const spot = random.pick(damage.spots(document, site))
    return mutantOf(site, document, damage, damage.strike(document, spot, random, site))
  }
}

function entry<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`there is no entry ${index}`)
  return found
}

function mutantOf({ source }: Site, { path }: Document, damage: Damage, blow: Blow): Mutant {
  const { edit, files = [], picture, staticFile, logo, blames = path } = blow
  const changed = new Map(
    [...(edit ? [{ path, text: edit.text }] : []), ...files].map((file) => [file.path, file.text]),
  )
  const added = [...changed].flatMap(([name, text]) =>
    text === undefined ? [] : [{ path: name, text }],
  )
  const pictures = new Map(source.pictures)
  if (picture?.facts) pictures.set(picture.path, picture.facts)
  else if (picture) pictures.delete(picture.path)
  const kept = source.files.filter((file) => !changed.has(file.path))
  return {
    damage: damage.name,
    file: path,
    shows: shownOf(blow),
    source: {
      ...source,
      files: [...kept, ...added],
      pictures,
      logos: logo ? new Map([...(source.logos ?? []), logo]) : source.logos,
      staticFiles: staticFile
        ? new Set([...source.staticFiles].filter((name) => name !== staticFile))
        : source.staticFiles,
    },
    expected: { file: blames, at: blow.at ?? edit?.at, rules: blow.rules ?? damage.rules },
  }
}

function shownOf({ edit, files, picture, staticFile, logo }: Blow): string {
  const at = edit?.at ?? 0
  const around = edit?.text.slice(Math.max(0, at - 40), at + 120)
  return JSON.stringify(around ?? files?.map(({ path }) => path) ?? picture ?? staticFile ?? logo)
}

/** What is wrong with the validator's answer to a mutant; undefined where it is as it should be. */
export function complaintAbout(mutant: Mutant): string | undefined {
  let problems: Issue[]
  try {
    problems = validate(mutant.source)
  } catch (error) {
    return `crashed: ${error instanceof Error ? String(error.stack) : String(error)}`
  }
  const { expected, source } = mutant
  if (!problems.length) return 'passed'
  const astray = problems.find((problem) => !isComplete(problem, source))
  if (astray) return `is told without a proper place or rule: ${JSON.stringify(astray)}`
  const text = textIn(source, expected.file)
  const found = problems.filter(
    ({ file, rule }) => file === fromRoot(expected.file) && expected.rules.includes(rule),
  )
  const told = problems.map((p) => `${p.file}:${p.line}:${p.column} ${p.rule}`).join(', ')
  if (!found.length)
    return `expected ${expected.rules.join(' or ')} in ${expected.file}, told ${told}`
  if (expected.at === undefined) return undefined
  const place = placeOf(text, expected.at)
  return found.some(({ line, column }) => place === `${line}:${column}`)
    ? undefined
    : `expected at ${expected.file}:${place}, told ${told}`
}

const textIn = ({ files }: ContentSource, path: string): string =>
  files.find((file) => file.path === path)?.text ?? ''

/** Whether a problem names a known rule, says something, and points into its file. */
function isComplete({ file, line, column, rule, message }: Issue, source: ContentSource): boolean {
  const text = textIn(source, file.replace('data/', ''))
  const length = text.split(/\r\n|\r|\n/)[line - 1]?.length ?? -1
  return (
    /^(?:data|static\/brand\/logos)\//.test(file) &&
    Object.hasOwn(rules, rule) &&
    message !== '' &&
    column >= 1 &&
    column <= length + 1
  )
}

/** Line and column, counted from 1 as editors do. */
function placeOf(text: string, at: number): string {
  const lines = text.slice(0, at).split(/\r\n|\r|\n/)
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`
}
