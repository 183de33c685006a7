import type { ContentSource } from '../content-source'
import { isError, type Issue } from '../validation/issue'
import { validate } from '../validation/validate'

/** What a command would change in data/; paths are relative to it. */
export interface ChangePlan {
  /** New texts of files by their present paths. */
  texts: ReadonlyMap<string, string>
  /** Content files and pictures that are deleted. */
  deleted: readonly string[]
  /** Content files and pictures that get another path. */
  moved: ReadonlyMap<string, string>
  /** Every change in a file that stays: "data/home.json:84  /projects/action". */
  changes: readonly string[]
  /** What the command cannot decide: errors that the content has afterwards and did not have before. */
  left: readonly Issue[]
  /** How many errors the content had before and still has. */
  otherErrors: number
}

/** Why a command changes nothing. */
export interface Refusal {
  refused: readonly string[]
  /** The pages under the one that is named, if they are the reason. */
  subPages?: readonly string[]
}

type Planned = Omit<ChangePlan, 'left' | 'otherErrors'>

const idOf = ({ file, pointer, rule, message }: Issue): string =>
  [file, pointer, rule, message].join(' ')

/** The content as it will be. */
export function changedSource(
  source: ContentSource,
  { texts, deleted, moved }: Pick<ChangePlan, 'texts' | 'deleted' | 'moved'>,
): ContentSource {
  const gone = new Set(deleted)
  const placeOf = (path: string): string => moved.get(path) ?? path
  return {
    ...source,
    files: source.files
      .filter(({ path }) => !gone.has(path))
      .map(({ path, text }) => ({ path: placeOf(path), text: texts.get(path) ?? text })),
    pictures: new Map(
      [...source.pictures]
        .filter(([path]) => !gone.has(path))
        .map(([path, facts]) => [placeOf(path), facts]),
    ),
  }
}

/** Completes a plan with what is left to do afterwards. */
export function completePlan(source: ContentSource, plan: Planned): ChangePlan {
  const before = new Set(validate(source).map(idOf))
  const errors = validate(changedSource(source, plan)).filter(isError)
  const left = errors
    .filter((issue) => !before.has(idOf(issue)))
    .map((issue) =>
      issue.rule === 'dangling-link'
        ? { ...issue, hint: 'name another page, or write the sentence without the link' }
        : issue,
    )
  return { ...plan, left, otherErrors: errors.length - left.length }
}
