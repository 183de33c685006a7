import type { ContentSource } from '../../../content-source'
import { localTime, type LocalTime } from '../../../publication/local-time'
import {
  publications,
  publicationTimes,
  timeZoneOf,
  unpublishedFiles,
  type Unpublished,
} from '../../../publication/unpublished'
import type { Issue } from '../../issue'
import { parseFiles } from '../../json/parse'
import { ownerOf } from '../files'
import { buildKnownPages } from './known-pages'

type FindIssues = (source: ContentSource, unpublished: Iterable<string>) => Issue[]
type Hidden = ReadonlyMap<string, Unpublished>

const idOf = ({ file, pointer, rule, message }: Issue): string =>
  [file, pointer, rule, message].join(' ')

const isTag = ({ file, pointer }: Issue): boolean =>
  file.startsWith('data/case-studies/') && /^\/(?:industries|services)\//.test(pointer)

/**
 * The issues of the content that a build sees: without drafts and without files that are not
 * published at its time. So every rule about links and names also finds references to unpublished
 * pages, now or at a later date.
 * @param known the issues of the whole content, which are not repeated
 */
export function checkUnpublished(
  source: ContentSource,
  known: readonly Issue[],
  findIssues: FindIssues,
): Issue[] {
  if (publications(source.files).size === 0) return []
  const now = localTime(source.now ?? new Date(), timeZoneOf(source.files))
  const times = [now, ...publicationTimes(source.files).filter((time) => time > now)]
  const reported = new Set(known.map(idOf))
  const checked = new Set<string>()
  return times.flatMap((time) => {
    const hidden = unpublishedFiles(source.files, time)
    const names = [...hidden.keys()].join()
    if (checked.has(names) || hidden.size === 0) return []
    checked.add(names)
    const pages = pagesOf(source, hidden)
    const issues = findIssues(published(source, hidden), pages.keys()).filter(
      (issue) => !reported.has(idOf(issue)),
    )
    issues.forEach((issue) => reported.add(idOf(issue)))
    return issues.map((issue) => describe(issue, pages, time === now ? undefined : time))
  })
}

/** The addresses of unpublished pages, and why each is not published. */
function pagesOf({ files }: ContentSource, hidden: Hidden): Map<string, Unpublished> {
  const { pages } = buildKnownPages(parseFiles(files))
  return new Map(
    [...pages].flatMap(([path, { file }]) => {
      const state = hidden.get(file)
      return state ? [[path, state] as const] : []
    }),
  )
}

/** The content without what is hidden and its pictures. */
function published(source: ContentSource, hidden: Hidden): ContentSource {
  const present = new Set(source.files.map(({ path }) => path))
  return {
    ...source,
    files: source.files.filter(({ path }) => !hidden.has(path)),
    pictures: new Map(
      [...source.pictures].filter(([path]) => !hidden.has(ownerOf(path, present) ?? '')),
    ),
  }
}

const stateText = ({ by, state, date = '' }: Unpublished): string =>
  ({
    draft: `data/${by} is a draft`,
    scheduled: `data/${by} is not published until ${date}`,
    expired: `data/${by} is not published since ${date}`,
  })[state]

/** An issue that is caused by an unpublished file. */
function describe(
  issue: Issue,
  pages: ReadonlyMap<string, Unpublished>,
  from: LocalTime | undefined,
): Issue {
  const found = issue.message
    .match(/\/(?:[\p{L}\p{M}\p{N}-]+\/)+/gu)
    ?.find((path) => pages.has(path))
  const state = found === undefined ? undefined : pages.get(found)
  const reason =
    state && found !== undefined && issue.rule === 'dangling-link'
      ? `leads to ${found}, but ${stateText(state)}`
      : `${issue.message} that is published`
  const hint = isTag(issue) ? 'the site leaves the tag out' : remedy(found)
  if (from !== undefined)
    return { ...issue, rule: 'expiring-link', message: `from ${from} on: ${reason}`, hint }
  const rule = isTag(issue) ? 'unpublished-tag' : 'unpublished-link'
  return { ...issue, rule, message: reason, hint }
}

const remedy = (path: string | undefined): string =>
  path === undefined
    ? 'publish what it needs, or make this a draft too'
    : `publish it, make this a draft too, or take the link out`
