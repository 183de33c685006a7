import type { ContentSource, SiteTable } from '../../../model'
import {
  endOf,
  localTime,
  publications,
  startOf,
  unpublishedFiles,
  type Unpublished,
} from '../../../files/publication'
import { isError, newIssues, type Issue } from '../../../issue'
import { issueAt } from '../../../files/parsed-file'
import { parseFiles } from '../../../files/parse'
import { inLanguage } from '../../../files/languages'
import { isFolderKind, isMenu, type Kind, kindOf, ownerOf } from '../../../kinds'
import { buildPageIndex } from '../../../site/page-index'
import { linksIn } from './links'

/** GitHub stops the schedule of a repository after as many days without a commit. */
const quietDays = 60

/** Reports dates that can pass unnoticed, because the schedule that builds the site then has stopped. */
function checkDistantDates({ site: { kinds }, files, now = new Date() }: ContentSource): Issue[] {
  const limit = localTime(new Date(now.getTime() + quietDays * 86_400_000), 'UTC')
  const known = publications(kinds, files)
  return parseFiles(kinds, files).files.flatMap((file) => {
    const { draft, ...dates } = known.get(file.path) ?? {}
    return (['publishAt', 'unpublishAt'] as const)
      .filter((what) => !draft && startOf(dates[what] ?? '0') > limit)
      .map((what) => {
        const message = `is more than ${quietDays} days ahead: GitHub's schedule may have stopped by then`
        const hint = 'docs/publishing.md says how to keep it running'
        return issueAt(file, `/${what}`, 'distant-date', message, hint)
      })
  })
}

type FindIssues = (source: ContentSource, unpublished: Iterable<string>) => Issue[]
type Hidden = ReadonlyMap<string, Unpublished>

/** Whether a pointer is to one of the names or pages that a page can have in common with others. */
function isTag(kind: Kind | undefined, pointer: string): boolean {
  const [, key = ''] = pointer.split('/')
  return kind !== undefined && isFolderKind(kind) && kind.relatedBy?.includes(key) === true
}

/**
 * The issues of the content that a build sees: without drafts and without files that are not
 * published at its time. So every rule about links and names also finds references to unpublished
 * pages. Links to pages that end earlier than the page with the link are warnings.
 * @param known the issues of the whole content, which are not repeated
 */
export function checkUnpublished(
  source: ContentSource,
  known: readonly Issue[],
  findIssues: FindIssues,
): Issue[] {
  const { site } = source
  if (publications(site.kinds, source.files).size === 0) return []
  // It is not known whether a page with a wrong date is published.
  const undated = new Set(
    known
      .filter(isError)
      .filter(({ pointer }) => /^\/(?:un)?publishAt$/.test(pointer))
      .map(({ file }) => file.replace('data/', '')),
  )
  const dated = source.files.filter(({ path }) => !undated.has(path))
  const hidden = unpublishedFiles(site.kinds, dated, source.now ?? new Date())
  const visible = withoutHidden(source, hidden)
  const pages = hiddenPages(source, hidden)
  const issues = hidden.size > 0 ? findIssues(visible, pages.keys()) : []
  return [
    ...checkDistantDates({ ...source, files: dated }),
    ...newIssues(issues, known).map((issue) => explainUnpublished(site, issue, pages)),
    ...checkExpiringLinks(visible, dated),
  ]
}

/** Reports links to pages that are published for less long than the file with the link. */
function checkExpiringLinks(
  { site, files, schemas }: ContentSource,
  dated: ContentSource['files'],
): Issue[] {
  const parsed = parseFiles(site.kinds, files)
  const { pages } = buildPageIndex(site, parsed)
  const ends = new Map(files.map(({ path }) => [path, endOf(site.kinds, path, dated)]))
  const issues: Issue[] = []
  for (const file of parsed.files.filter(({ kind }) => !isMenu(kind)))
    for (const { pointer, path } of linksIn(site, schemas, file)) {
      if (isTag(file.kind, pointer)) continue
      const target = pages.get(path)?.file ?? ''
      const end = ends.get(target)
      const ownEnd = ends.get(file.path)
      if (end === undefined || (ownEnd !== undefined && ownEnd <= end)) continue
      const message = `leads to ${path}, but data/${target} is not published from ${end} on`
      const issue = issueAt(file, pointer, 'expiring-link', message, remedy(path))
      issues.push({ ...issue, cause: end })
    }
  return issues
}

/** The addresses of unpublished pages, and why each is not published. */
function hiddenPages({ site, files }: ContentSource, hidden: Hidden): Map<string, Unpublished> {
  const { pages } = buildPageIndex(site, parseFiles(site.kinds, files))
  return new Map(
    [...pages].flatMap(([path, { file }]) => {
      const state = hidden.get(file)
      return state ? [[path, state] as const] : []
    }),
  )
}

/** The content without what is hidden and its pictures. */
function withoutHidden(source: ContentSource, hidden: Hidden): ContentSource {
  const present = new Set(source.files.map(({ path }) => path))
  return {
    ...source,
    files: source.files.filter(({ path }) => !hidden.has(path)),
    pictures: new Map(
      [...source.pictures].filter(
        ([path]) => !hidden.has(ownerOf(source.site.kinds, path, present) ?? ''),
      ),
    ),
  }
}

const stateText = ({ by, state, date = '' }: Unpublished): string =>
  ({
    draft: `data/${by} is a draft`,
    scheduled: `data/${by} is not published until ${date}`,
    expired: `data/${by} is not published since ${date}`,
  })[state]

/** The unpublished page that an issue names. */
const pathIn = ({ message }: Issue, pages: ReadonlyMap<string, Unpublished>): string | undefined =>
  message.match(/\/(?:[\p{L}\p{M}\p{N}-]+\/)+/gu)?.find((path) => pages.has(path))

/** The issues of all languages; those of links to unpublished pages of another one say why. */
export function explainLinks(
  site: SiteTable,
  sources: readonly ContentSource[],
  issues: readonly Issue[],
): Issue[] {
  if (!issues.some(({ rule }) => rule === 'dangling-link')) return [...issues]
  const pages = new Map(
    sources.flatMap((source) => {
      const { files, language, now = new Date() } = source
      const hidden = hiddenPages(source, unpublishedFiles(site.kinds, files, now))
      return [...hidden].map(([path, state]) => {
        return [path, { ...state, by: inLanguage(state.by, language) }] as const
      })
    }),
  )
  return issues.map((issue) =>
    issue.rule === 'dangling-link' && pathIn(issue, pages) !== undefined
      ? explainUnpublished(site, issue, pages)
      : issue,
  )
}

/** An issue that is caused by an unpublished file. */
function explainUnpublished(
  site: SiteTable,
  issue: Issue,
  pages: ReadonlyMap<string, Unpublished>,
): Issue {
  const found = pathIn(issue, pages)
  const state = found === undefined ? undefined : pages.get(found)
  const message =
    state && found !== undefined && issue.rule === 'dangling-link'
      ? `leads to ${found}, but ${stateText(state)}`
      : `${issue.message} that is published`
  const described = { ...issue, message, cause: state?.by ?? message }
  return isTag(kindOf(site.kinds, issue.file.replace('data/', '')), issue.pointer)
    ? { ...described, rule: 'unpublished-tag', hint: 'the site leaves the tag out' }
    : { ...described, rule: 'unpublished-link', hint: remedy(found) }
}

const remedy = (path: string | undefined): string =>
  path === undefined
    ? 'publish what it needs, or make this a draft too'
    : `publish it, make this a draft too, or take the link out`
