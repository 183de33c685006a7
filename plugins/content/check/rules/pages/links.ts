import type { Issue } from '../../../core/issue'
import type { ContentSource, SitePage } from '../../../model'
import { didYouMean } from '../../suggest'
import { issueAt, textAt, textsAt, type JsonFile } from '../../../core/json/json-file'
import { memoize } from '../../../core/memoize'
import { isLinkTarget, linksInTexts } from '../single-file/markup'
import { isTopService } from '../estimate'
import { parentPath } from '../../../site/addresses'
import type { Content } from '../../../kinds'
import type { PageIndex } from '../../../site/page-index'

/** Checks that every link within the site has a page of the right kind as its target. */
export const checkLinks = (
  files: JsonFile[],
  pageIndex: PageIndex,
  schemas: ContentSource['schemas'],
): Issue[] =>
  files.flatMap((file) => [
    ...linksFor(schemas)(file).flatMap((link) => checkLink(file, link, pageIndex)),
    ...(file.kind.type === 'CaseStudy' ? checkTags(file, pageIndex) : []),
  ])

/** A link to a page of this site. */
interface Link {
  pointer: string
  link: string
  /** The path in it. */
  path: string
  /** The required kind of the page. */
  rule?: PageRule | undefined
}

const linkOf = (pointer: string, link: string, rule?: PageRule): Link[] => {
  const [path = ''] = link.split(/[?#]/)
  return path.startsWith('/') ? [{ pointer, link, path, rule }] : []
}

/** Finds the links in a file, once for each file. */
export const linksFor = memoize((schemas: ContentSource['schemas']) =>
  memoize((file: JsonFile): Link[] => {
    const at = (where: string, rule?: PageRule): Link[] =>
      textsAt(file, where).flatMap(({ pointer, text }) => linkOf(pointer, text, rule))
    return [
      ...at('link'),
      ...linksInTexts(file, schemas).flatMap(({ pointer, link }) =>
        isLinkTarget(link) ? linkOf(pointer, link) : [],
      ),
      ...at('/related/*', relatedRule),
      ...at('/proof/*/caseStudy', proofRule),
      ...at('/caseStudy', caseStudyRule),
      ...(file.kind.type === 'Estimate' ? at('service', topServiceRule) : []),
      ...at('priceOf', serviceRule),
      ...at('/outcomes/caseStudies/*', outcomeRule),
      ...at('/quote', quoteRule),
    ]
  }),
)

/** Why a page cannot be the target of a reference, if it cannot. */
type PageRule = (page: SitePage, file: JsonFile) => string | undefined

const pageOfType =
  (types: string[], what: string): PageRule =>
  (page) =>
    types.includes(page.kind.type) ? undefined : `must be the path of ${what}`

const offeringRule = pageOfType(['Industry', 'Service'], 'an industry or service page')
const serviceRule = pageOfType(['Service'], 'a service')
const topServiceRule: PageRule = (page, file) =>
  isTopService(page.file)
    ? serviceRule(page, file)
    : 'must be the path of a service, not of a sub-page'
const caseStudyRule = pageOfType(['CaseStudy'], 'a case study')

const relatedRule: PageRule = (page, file) =>
  page.file === file.path ? 'is the page itself' : offeringRule(page, file)

const contentOf = ({ content }: SitePage): Content => Object(content) as Content

const proofRule: PageRule = (page, file) =>
  page.kind.type === 'CaseStudy' && contentOf(page).inProgress === true
    ? 'is a case study in progress, which is not proof yet'
    : caseStudyRule(page, file)

/** Only if the file of the case study has the field that is shown. */
const caseStudyWith =
  (key: string, what: string): PageRule =>
  (page, file) =>
    proofRule(page, file) ??
    // What a file that cannot be parsed has is unknown.
    (page.content === undefined || contentOf(page)[key] !== undefined
      ? undefined
      : `is a case study without "${key}", ${what}`)

const outcomeRule = caseStudyWith('headlineFigure', 'the figure that is shown here')
const quoteRule = caseStudyWith('quote', 'which is shown here')

function checkLink(
  file: JsonFile,
  { pointer, link, path, rule }: Link,
  pageIndex: PageIndex,
): Issue[] {
  const page = pageIndex.pages.get(path)
  if (!page) {
    // It may be the address of the page whose title is reported as unreadable.
    if (pageIndex.unknownIn.has(parentPath(path))) return []
    if (pageIndex.absent.has(path) && isMenu(file)) return []
    const cause = missingFolder(path, pageIndex)
    const others = cause === path ? '' : `, nor any other under ${cause}`
    const message = pageIndex.unlinked.has(path)
      ? `${path} is not a page to link to`
      : `there is no page ${path}${others}`
    const isInText = link !== textAt(file, pointer)
    const hint = suggestion(path, pageIndex, { isInText, cause })
    return [{ ...issueAt(file, pointer, 'dangling-link', message, hint), cause }]
  }
  const pageIssue = rule?.(page, file)
  return pageIssue ? [issueAt(file, pointer, 'wrong-page', pageIssue)] : []
}

/** The outermost address around a missing page under which there are no pages. */
function missingFolder(path: string, { pages }: PageIndex): string {
  const folders = [...path.matchAll(/(?<=.)\//g)].map(({ index }) => path.slice(0, index + 1))
  const isEmpty = (folder: string): boolean =>
    [...pages.keys()].every((other) => other === folder || !other.startsWith(folder))
  return folders.find(isEmpty) ?? path
}

/** Menus do not show entries whose page does not exist. */
const isMenu = ({ kind }: JsonFile): boolean => kind.type === 'Navigation'

function suggestion(
  path: string,
  pageIndex: PageIndex,
  { isInText, cause }: { isInText: boolean; cause: string },
): string | undefined {
  const { pages, unlinked, moved, absent } = pageIndex
  if (absent.has(path) && !unlinked.has(path))
    return isInText
      ? 'write the sentence without the link'
      : `"npm run remove -- ${path}" removes every link to it`
  const present = moved.get(path)
  if (present !== undefined) return `it has moved to "${present}"`
  const name = path.split('/').at(-2)
  const sameName = [...pages.keys()].filter((other) => name && other.endsWith(`/${name}/`))
  // The right name under the wrong parent differs in too many letters to be suggested.
  if (sameName.length === 1) return `did you mean "${sameName[0]}"?`
  const similar = didYouMean(path, pages.keys())
  if (similar !== undefined) return similar
  if (pages.has(cause)) return 'bring back the files of these pages, or write other addresses'
  return isInText
    ? 'write the address of a page, or the sentence without the link'
    : `write the address of a page; "npm run remove -- ${cause}" removes every link to it`
}

const tagLists: readonly [where: string, rule: PageRule][] = [
  ['/industries/*', pageOfType(['Industry'], 'an industry page')],
  ['/services/*', serviceRule],
]

const checkTags = (file: JsonFile, pageIndex: PageIndex): Issue[] =>
  tagLists.flatMap(([where, rule]) =>
    textsAt(file, where)
      .flatMap(({ pointer, text }) => linkOf(pointer, text, rule))
      .flatMap((link) => checkLink(file, link, pageIndex)),
  )
