import { isError, newIssues, type Issue } from '../../issue'
import { withoutLanguage } from '../../files/languages'
import { contentText } from '../../files/json/content-text'
import type { ContentSource } from '../../model'
import { extensionOf, kindOf } from '../../kinds'
import { validate } from '../../check/validate'

/** The changes that a command would make in data/; paths are relative to it. */
export interface ChangeSet {
  /** New texts of files, by their current paths. */
  texts: ReadonlyMap<string, string>
  /** Content files and pictures to delete. */
  deleted: readonly string[]
  /** Content files and pictures to move, with their new paths. */
  moved: ReadonlyMap<string, string>
  /** The addresses that change, with the new ones to which they redirect. */
  redirects: ReadonlyMap<string, string>
  /** All changes in files that stay: "data/home.json:84  /projects/action". */
  changes: readonly string[]
  /** What the command cannot decide: errors that its changes would cause. */
  remainingIssues: readonly Issue[]
  /** The number of errors that the content has before and after. */
  otherErrors: number
}

type FileChanges = Partial<Pick<ChangeSet, 'texts' | 'deleted' | 'moved'>>

/** The content after the changes. */
export function changedSource(
  source: ContentSource,
  { texts, deleted, moved }: FileChanges,
): ContentSource {
  const gone = new Set(deleted)
  const placeOf = (path: string): string => moved?.get(path) ?? path
  return {
    ...source,
    files: source.files
      .filter(({ path }) => !gone.has(path))
      .map((file) => ({
        ...file,
        path: placeOf(file.path),
        text: texts?.get(file.path) ?? file.text,
      })),
    pictures: new Map(
      [...source.pictures]
        .filter(([path]) => !gone.has(path))
        .map(([path, facts]) => [placeOf(path), facts]),
    ),
  }
}

/** Adds to changes the errors that remain to be fixed, and formats the texts. */
export function buildChangeSet(
  source: ContentSource,
  {
    texts = new Map<string, string>(),
    deleted = [],
    moved = new Map<string, string>(),
    redirects = new Map<string, string>(),
    changes,
  }: FileChanges & Partial<Pick<ChangeSet, 'redirects'>> & Pick<ChangeSet, 'changes'>,
): ChangeSet {
  const formatted = new Map(
    [...texts].map(([path, text]) => {
      const kind = kindOf(source.site.kinds, withoutLanguage(moved.get(path) ?? path))
      const isJson = kind && extensionOf(kind) === '.json'
      return [path, isJson ? contentText(source.schemas, kind.schema, JSON.parse(text)) : text]
    }),
  )
  const files = { texts: formatted, deleted, moved }
  const errors = validate(changedSource(source, files)).filter(isError)
  const remainingIssues = newIssues(errors, validate(source)).map((issue) =>
    issue.rule === 'dangling-link'
      ? { ...issue, hint: 'link to another page, or delete what links to it' }
      : issue,
  )
  return {
    ...files,
    redirects,
    changes,
    remainingIssues,
    otherErrors: errors.length - remainingIssues.length,
  }
}
