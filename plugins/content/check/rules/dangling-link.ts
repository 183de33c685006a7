import { posix } from 'node:path'
import { isMenu, isShared } from '../../collections'
import { issueWithin, textAt } from '../../files/parsed-file'
import type { Issue } from '../../issue'
import { parentPath } from '../../site/addresses'
import type { PageIndex } from '../../site/page-index'
import { toComparable } from '../../text/normal-form'
import { decode } from '../../text/percent-encoding'
import { listUnlike, quoteUnlike } from '../../text/tell-apart'
import { canonicalAddress } from '../../site/redirect-source'
import { redirectsFile, redirectsIn } from '../../site/written-redirects'
import type { LanguageContent } from '../language-content'
import { isProblem, readLink } from '../link-target'
import { type FileLink, linksWithinSite } from '../links'
import { anchorsOf } from '../page-anchors'
import type { Rule } from '../rule'
import { didYouMean } from '../../text/suggest'
import { writtenFiles } from '../written-files'
import { missingFile } from './missing-file'
import { wrongForm } from './wrong-form'

const id = 'dangling-link'

export const danglingLink: Rule = {
  id,
  requirement: 'A link within the site points to an existing page or file, and a part of the page.',
  checkContent: (content) => {
    const files = linkedFiles(content)
    return linksWithinSite(content).flatMap((link) => checkLink(link, content, files))
  },
}

/** The files to which content can link, by their paths with their letters. */
const linkedFiles = (content: LanguageContent): ReadonlySet<string> =>
  new Set([...[...content.source.staticFiles].map(toComparable), ...writtenFiles(content)])

const queryAndAnchorOf = (link: string): string => /[?#].*/s.exec(link)?.[0] ?? ''

function checkLink(
  fileLink: FileLink,
  content: LanguageContent,
  files: ReadonlySet<string>,
): Issue[] {
  const { file, link } = fileLink
  const { path } = link
  const isOfLanguage = (link.collections ?? link.rule) !== undefined && !isShared(file.collection)
  const pageIndex = isOfLanguage ? content.pageIndex : content.siteIndex
  const page = pageIndex.pages.get(path)
  if (page) return link.anchor === '' ? [] : checkAnchor(fileLink, anchorsOf(page), page.content)
  const name = decodeURIComponent(path)
  if (files.has(name) || files.has(`${name}index.html`)) return []
  const folder = path.replace(/(?<=\/)index\.html?$/, '')
  if (folder !== path && content.siteIndex.pages.has(folder)) {
    const remedy = `write "${folder}${queryAndAnchorOf(link.link)}"`
    return [issueWithin(file, link, wrongForm.id, `${path} is the file of a page`, remedy)]
  }
  // Commands change paths alone; the complete address still leads to the page.
  if (link.hasDomain && pageIndex.moved.has(path)) return []
  if (path.endsWith('/')) return checkPage(fileLink, pageIndex, content)
  const withSlash = `${path}/`
  const isPage = content.siteIndex.pages.has(withSlash)
  if (isPage || !isFileName(name)) {
    const problem = `${path} has no slash at its end`
    const remedy = isPage
      ? `write "${withSlash}${queryAndAnchorOf(link.link)}"`
      : (didYouMean(withSlash, pageIndex.pages.keys()) ??
        'write the path of a page, with a slash at both ends, or of a file in static/')
    return [issueWithin(file, link, wrongForm.id, problem, remedy)]
  }
  // Files of static/ have addresses without that folder.
  const address = name.replace(/^\/static(?=\/)/, '')
  // A browser saves a file under its encoded name.
  const encoded = files.has(address)
    ? address
    : [...files].find((other) => decode(other) === address)
  const similar =
    encoded === undefined
      ? didYouMean(fileAddress(address), [...files].map(fileAddress))
      : `write "${fileAddress(encoded)}"${encoded === address ? '' : `, or rename the file to "${posix.basename(address)}"`}`
  const remedy = similar ?? 'put the file there, or write the address of a file or page'
  const issue = issueWithin(file, link, missingFile.id, `there is no static${name}`, remedy)
  return [{ ...issue, page: path }]
}

/** The address of a file: the signs with a meaning in addresses are encoded. */
const fileAddress = (path: string): string =>
  path.replace(/[^\p{L}\p{M}\p{N}/!$&'()*+,.:;=@_~-]+/gu, encodeURIComponent)

const isFileName = (path: string): boolean => /\.[^/.\s]+$/.test(path)

/** Checks that a page has the part to which a link leads. */
function checkAnchor(
  { file, link }: FileLink,
  anchors: readonly string[],
  content: unknown,
): Issue[] {
  const { anchor, path } = link
  // What follows a fragment directive are words of the text, for browsers alone; "top" is the top.
  const named = anchor.replace(/:~:.*/s, '')
  if (content === undefined || ['', 'top'].includes(named) || anchors.includes(named)) return []
  const problem = `${path} has no heading or part with the address #${named}`
  const known = listUnlike(anchors, named, (other) => `#${other}`)
  const similar = didYouMean(
    `#${named}`,
    anchors.map((anchor) => `#${anchor}`),
  )
  const remedy = [similar, `it has ${known}`].filter(Boolean).join('; ')
  return [{ ...issueWithin(file, link, id, problem, remedy), page: path }]
}

function checkPage(
  { file, link }: FileLink,
  pageIndex: PageIndex,
  content: LanguageContent,
): Issue[] {
  const { siteIndex, files } = content
  const { path } = link
  // It may be the address of the page whose title is reported as unreadable.
  if (pageIndex.unknownIn.has(parentPath(path))) return []
  if (pageIndex.absent.has(path) && isMenu(file.collection)) return []
  const elsewhere = untranslatedPage(path, content)
  if (elsewhere) {
    const { problem, remedy } = elsewhere
    return [{ ...issueWithin(file, link, id, problem, remedy), page: path }]
  }
  const cause = missingFolder(path, siteIndex)
  const problem = pageIndex.unlinked.has(path)
    ? `${path} is not a page to link to`
    : `there is no page ${path}`
  // A field with a link has a target in its query, too.
  const isInText = isProblem(readLink(textAt(file, link.pointer) ?? ''))
  const written = files.find((other) => other.path === redirectsFile)
  const redirect = redirectsIn(written?.value).find(
    ({ from }) => canonicalAddress(from) === canonicalAddress(path),
  )
  if (redirect) {
    const problem = `${path} is no page, but is redirected by ${written?.fullPath}`
    const remedy = `write its target, ${quoteUnlike(redirect.to, path)}`
    return [{ ...issueWithin(file, link, id, problem, remedy), page: path }]
  }
  // Not in the problem, which must stay the same when another page comes or goes.
  const causes = cause === path ? [] : [`no page is under ${cause}`]
  const remedy = [...causes, suggestion(path, pageIndex, { isInText, cause })].join('; ')
  return [{ ...issueWithin(file, link, id, problem, remedy), page: path, cause }]
}

/** What is wrong with a reference to a page that is in another language. */
function untranslatedPage(
  path: string,
  { otherPages, pageIndex, settings, source }: LanguageContent,
): { problem: string; remedy: string } | undefined {
  const other = otherPages.get(path)
  if (!other) return undefined
  const { translationKey } = other
  const translation = [...pageIndex.pages.values()].find(
    (page) => page.translationKey === translationKey,
  )
  if (translation)
    return {
      problem: `${path} is in another language`,
      remedy: `write its translation, "${translation.path}"`,
    }
  const isOfFirst = source.first?.files.some((file) => file.path === translationKey)
  const command = `npm run new -- translation data/${translationKey} "Title" --language ${source.language}`
  return {
    problem: `${path} has no translation in "${settings.language}"`,
    remedy: `delete what refers to it${isOfFirst ? `, or translate it: ${command}` : ''}`,
  }
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
  if (newPath !== undefined) return `it has moved to ${quoteUnlike(newPath, path)}`
  const name = path.split('/').at(-2)
  const sameName = [...pages.keys()].filter((other) => name && other.endsWith(`/${name}/`))
  // The right name under the wrong parent differs in too many letters to be suggested.
  const [other] = sameName
  if (other !== undefined && sameName.length === 1)
    return `did you mean ${quoteUnlike(other, path)}?`
  const similar = didYouMean(path, pages.keys())
  if (similar !== undefined) return similar
  if (pages.has(cause)) return 'bring back the files of these pages, or write other addresses'
  return isInText
    ? 'write the address of a page, or the sentence without the link'
    : 'write the address of a page, or delete what links to it'
}
