import { describedTexts } from '../files/described-texts'
import { type ParsedFile, textsIn } from '../files/parsed-file'
import type { ContentSource } from '../model'
import { memoize } from '../memoize'
import type { TextProblem } from '../text/markdown-syntax'
import { type InlineParts, readInline } from '../text/read-inline'
import { invisibleProblems } from '../text/invisible'
import { isProblem, readLink, shownLink } from './link-target'

/** Whether the schema allows inline Markdown at a pointer. */
export const allowsMarkdown = (
  file: ParsedFile,
  pointer: string,
  schemas: ContentSource['schemas'],
): boolean =>
  describedTexts(schemas, file).get(pointer)?.graphql.extensions?.inlineMarkdown !== undefined

/** The texts of a file with inline Markdown, and what is in them. */
export const inlineTextsIn = memoize(
  (
    file: ParsedFile,
    schemas: ContentSource['schemas'],
  ): (Pick<InlineParts, 'links' | 'problems'> & { pointer: string })[] =>
    textsIn(file)
      .filter(({ pointer }) => allowsMarkdown(file, pointer, schemas))
      .map(({ text, pointer }) => {
        const { links, problems } = readInline(text)
        const names = describedTexts(schemas, file).get(pointer)?.graphql.extensions ?? {}
        // Another extension replaces names in braces, and has a rule of its own.
        const hasPlaceholders = Object.keys(names).length > 1
        const isPlaceholder = ({ written }: TextProblem) => /^\{[^:=|]+\}$/.test(written)
        return {
          pointer,
          links,
          problems: hasPlaceholders ? problems.filter((found) => !isPlaceholder(found)) : problems,
        }
      }),
)

/** All links in texts with inline Markdown. */
export const linksInTexts = (
  file: ParsedFile,
  schemas: ContentSource['schemas'],
): { pointer: string; link: string }[] =>
  inlineTextsIn(file, schemas).flatMap(({ pointer, links }) =>
    links.map(({ target }) => ({ pointer, link: target })),
  )

/** What to write in place of what a page cannot show. */
export function hintFor({ written, address, hint }: TextProblem): string {
  const target = address === undefined ? undefined : readLink(address)
  const right = target && isProblem(target) ? target.fixed : undefined
  return right === undefined
    ? hint
    : `write ${written}(${right}), or a space before the parenthesis`
}

/**
 * What is wrong with the target of a link in a text, and what to write, if it has no right form.
 * @param options.hasHeadings whether the text has headings, to which a link can lead
 */
export function linkTargetIssue(
  link: string,
  { hasHeadings }: { hasHeadings: boolean },
): [problem: string, remedy: string | undefined] | undefined {
  // They are reported with those of the whole text.
  if (invisibleProblems(link).length > 0) return undefined
  const target = readLink(link)
  if (isProblem(target)) {
    const isWord = /^[\p{L}\p{M}\p{N}-]+$/u.test(link)
    const remedy = [target.remedy, isWord && 'a backslash before "[" if no link is meant']
    return [
      `links to ${shownLink(link)}, which ${target.problem}`,
      remedy.filter(Boolean).join(', or '),
    ]
  }
  return target.type === 'anchor' && !hasHeadings
    ? [`links to ${shownLink(link)}, which names no page`, 'write the path of the page before it']
    : undefined
}
