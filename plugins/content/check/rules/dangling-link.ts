import { isMenu } from '../../collections'
import { issueWithin, textAt } from '../../files/parsed-file'
import type { Issue } from '../../issue'
import { parentPath } from '../../site/addresses'
import type { PageIndex } from '../../site/page-index'
import { type FileLink, linksWithinLanguage } from '../links'
import type { Rule } from '../rule'
import { didYouMean } from '../suggest'

const id = 'dangling-link'

export const danglingLink: Rule = {
  id,
  requirement: 'A link within the site points to an existing page.',
  checkContent: (content) =>
    linksWithinLanguage(content).flatMap((link) => checkLink(link, content.pageIndex)),
}

function checkLink({ file, link }: FileLink, pageIndex: PageIndex): Issue[] {
  const { path } = link
  if (pageIndex.pages.has(path)) return []
  // It may be the address of the page whose title is reported as unreadable.
  if (pageIndex.unknownIn.has(parentPath(path))) return []
  if (pageIndex.absent.has(path) && isMenu(file.collection)) return []
  const cause = missingFolder(path, pageIndex)
  const problem = pageIndex.unlinked.has(path)
    ? `${path} is not a page to link to`
    : `there is no page ${path}`
  const isInText = link.link !== textAt(file, link.pointer)
  // Not in the problem, which must stay the same when another page comes or goes.
  const causes = cause === path ? [] : [`no page is under ${cause}`]
  const remedy = [...causes, suggestion(path, pageIndex, { isInText, cause })].join('; ')
  return [{ ...issueWithin(file, link, id, problem, remedy), page: path, cause }]
}

/** The outermost address around a missing page under which there are no pages. */
function missingFolder(path: string, { pages }: PageIndex): string {
  const folders = [...path.matchAll(/(?<=.)\//g)].map(({ index }) => path.slice(0, index + 1))
  const isEmpty = (folder: string): boolean =>
    [...pages.keys()].every((other) => other === folder || !other.startsWith(folder))
  return folders.find(isEmpty) ?? path
}

function suggestion(
  path: string,
  pageIndex: PageIndex,
  { isInText, cause }: { isInText: boolean; cause: string },
): string {
  const { pages, unlinked, moved, absent } = pageIndex
  if (absent.has(path) && !unlinked.has(path))
    return isInText
      ? 'write the sentence without the link'
      : 'link to another page, or delete what links to it'
  const newPath = moved.get(path)
  if (newPath !== undefined) return `it has moved to "${newPath}"`
  const name = path.split('/').at(-2)
  const sameName = [...pages.keys()].filter((other) => name && other.endsWith(`/${name}/`))
  // The right name under the wrong parent differs in too many letters to be suggested.
  if (sameName.length === 1) return `did you mean "${sameName[0]}"?`
  const similar = didYouMean(path, pages.keys())
  if (similar !== undefined) return similar
  if (pages.has(cause)) return 'bring back the files of these pages, or write other addresses'
  return isInText
    ? 'write the address of a page, or the sentence without the link'
    : 'write the address of a page, or delete what links to it'
}
