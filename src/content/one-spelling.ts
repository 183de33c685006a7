import {
  type Issue,
  issueAt,
  nameLook,
  type ParsedFile,
  quoteUnlike,
  textsAt,
} from '../../plugins/content'

/** A name, and where a file has it. */
interface FoundName {
  file: ParsedFile
  pointer: string
  text: string
}

/** The names at the same places in files. */
export const namesAt = (files: readonly ParsedFile[], where: string): FoundName[] =>
  files.flatMap((file) =>
    textsAt(file, where).map(({ pointer, text }) => ({ file, pointer, text })),
  )

/**
 * Checks that no two files write a name in two ways, which pages would show as two.
 * @param known names that come first, and are not checked
 */
export function checkSpellings(
  rule: string,
  names: readonly FoundName[],
  known: readonly FoundName[] = [],
): Issue[] {
  const firsts = new Map(
    [...known, ...names].toReversed().map((name) => [nameLook(name.text), name]),
  )
  return names.flatMap(({ file, pointer, text }) => {
    const first = firsts.get(nameLook(text))
    if (!first || first.text === text) return []
    const problem = `"${text}" is ${quoteUnlike(first.text, text)} in ${first.file.fullPath}`
    return [issueAt(file, pointer, rule, problem, 'write both in the same way')]
  })
}
