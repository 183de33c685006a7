import { describedTexts } from '../files/described-texts'
import { type ParsedFile, textsIn } from '../files/parsed-file'
import type { ContentSource } from '../model'
import { readInline } from '../text/read-inline'
import { invisibleProblems } from '../text/invisible'
import { isProblem, readLink, shownLink } from './link-target'

/** Whether the schema allows inline Markdown at a pointer. */
export const allowsMarkdown = (
  file: ParsedFile,
  pointer: string,
  schemas: ContentSource['schemas'],
): boolean =>
  describedTexts(schemas, file).get(pointer)?.graphql.extensions?.inlineMarkdown !== undefined

/** All links in texts with Markdown. */
export const linksInTexts = (
  file: ParsedFile,
  schemas: ContentSource['schemas'],
): { pointer: string; link: string }[] =>
  textsIn(file)
    .filter(({ text, pointer }) => text.includes('](') && allowsMarkdown(file, pointer, schemas))
    .flatMap(({ text, pointer }) =>
      readInline(text).links.map(({ target }) => ({ pointer, link: target })),
    )

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
  if (isProblem(target))
    return [`links to ${shownLink(link)}, which ${target.problem}`, target.remedy]
  return target.type === 'anchor' && !hasHeadings
    ? [`links to ${shownLink(link)}, which names no page`, 'write the path of the page before it']
    : undefined
}
