import { type DescribedText, describedTexts } from '../files/described-texts'
import { issueAt, type ParsedFile, type TextAt, textsAt } from '../files/parsed-file'
import { filesByName } from '../files/file-names'
import { collectionsOfType, linkedField } from '../files/resolve-schema'
import type { Issue } from '../issue'
import { memoize } from '../memoize'
import type { ContentSource, NameRule } from '../model'
import type { LanguageContent } from './language-content'
import { didYouMean } from '../text/suggest'

/** The names of something, as far as they are known. */
export type Names = Pick<NameRule, 'problem' | 'remedy'> & {
  all: ReadonlySet<string> | undefined
}

/** A name in a file by which its schema refers to another file. */
export interface NameReference extends DescribedText {
  /** The GraphQL type of the other file. */
  type: string
  /** The field of the other file that has the name: "fields.name" is that of the file itself. */
  field: string
}

/** The names in a file by which its schema refers to other files. */
export const namesIn = memoize(
  (schemas: ContentSource['schemas'], file: ParsedFile): readonly NameReference[] =>
    [...describedTexts(schemas, file).values()].flatMap((described) => {
      const { type = '' } = described.graphql
      const field = linkedField(described.graphql)
      // Links to pages have rules of their own.
      const isName =
        field !== undefined && (field === 'fields.name' || !field.startsWith('fields.'))
      return isName ? [{ ...described, type, field }] : []
    }),
)

/** A function that finds the file to which a name in another file of its language refers. */
export function namedFileFinder(
  { site, schemas }: Pick<ContentSource, 'site' | 'schemas'>,
  files: readonly ParsedFile[],
): (reference: Pick<NameReference, 'type' | 'field' | 'text'>) => ParsedFile | undefined {
  const indexes = new Map<string, ReadonlyMap<string, ParsedFile>>()
  const indexOf = ({ type, field }: Pick<NameReference, 'type' | 'field'>) => {
    const key = `${type} ${field}`
    const known = indexes.get(key)
    if (known) return known
    const collections = collectionsOfType(site.collections, schemas, type)
    const index = filesByName(
      files.filter(({ collection }) => collections.includes(collection)),
      field,
    )
    indexes.set(key, index)
    return index
  }
  return ({ text, ...reference }) => indexOf(reference).get(text)
}

/** Checks the names in the fields that refer to something else than a file of a schema. */
export function checkNames(
  rule: string,
  { types, at, names, problem, remedy }: Omit<NameRule, 'rule'>,
  content: LanguageContent,
): Issue[] {
  const published = content.files.filter(({ path }) => content.periods.has(path))
  const known = names({ ...content, files: published })
  const hasNames = (type: string): boolean =>
    'not' in types ? !types.not.includes(type) : types.includes(type)
  const all = known && new Set(known)
  return content.ownFiles
    .filter(({ collection }) => hasNames(collection.type))
    .flatMap((file) =>
      at
        .flatMap((where) => textsAt(file, where))
        .flatMap((text) => checkName(rule, file, text, { all, problem, remedy })),
    )
}

/**
 * Checks that a name is one of those that exist.
 * @param optionalKey what can be deleted with the name
 */
export function checkName(
  rule: string,
  file: ParsedFile,
  { pointer, text, optionalKey }: TextAt & { optionalKey?: string | undefined },
  { all, problem: problemOf, remedy }: Names,
): Issue[] {
  if (!all || all.has(text)) return []
  const problem = problemOf(text, file)
  const remedies = [remedy?.(text, all), optionalKey !== undefined && `delete "${optionalKey}"`]
  const advice = didYouMean(text, all) ?? remedies.filter(Boolean).join(', or ')
  return [{ ...issueAt(file, pointer, rule, problem, advice || undefined), cause: problem }]
}
