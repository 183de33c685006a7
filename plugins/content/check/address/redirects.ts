import { issueAt } from '../../files/parsed-file'
import type { Issue } from '../../issue'
import { withoutQuery } from '../../site/addresses'
import {
  canonicalAddress,
  parseRedirectSource,
  type RedirectProblem,
} from '../../site/redirect-source'
import {
  fileFinder,
  pageFiles,
  redirectsFile,
  redirectsIn,
  type WrittenRedirect,
} from '../../site/written-redirects'
import { parseUrl } from '../../text/parse-url'
import { findDuplicates } from '../find-duplicates'
import { withoutSplat } from '../link-format'
import { isProblem, readLink } from '../link-target'
import type { Problem } from '../rule'
import type { LanguageContent, ValidContent } from '../language-content'
import { writtenFiles } from '../written-files'

/**
 * Returns what says why an address cannot be redirected by data/redirects.json; undefined if it can:
 * a rule of Netlify can express it, and the site neither has nor redirects it.
 */
export function redirectChecker(
  content: LanguageContent,
): (from: string) => RedirectProblem | undefined {
  const { moved, pages } = content.siteIndex
  const pageAt = fileFinder(pageFiles(pages.keys()))
  const fileAt = fileFinder(content.source.staticFiles)
  const writtenAt = fileFinder(writtenFiles(content))
  const movedPaths = new Map([...moved].map(([path, page]) => [canonicalAddress(path), page]))
  const siteProblem = (from: string): string | undefined => {
    if (from === '/*') return 'would answer every address that the site does not have'
    if (from.includes('?')) return undefined
    if (pageAt(from) !== undefined) return 'is the address of a page'
    const file = fileAt(from)
    if (file !== undefined) return `is the address of static${file}`
    if (writtenAt(from) !== undefined) return 'is the address of a file that the build writes'
    const page = movedPaths.get(canonicalAddress(from))
    return page && `redirects to ${page} already`
  }
  return (from) => {
    const source = parseRedirectSource(from)
    if ('problem' in source) return source
    const problem = siteProblem(from)
    return problem === undefined ? undefined : { problem }
  }
}

/**
 * Checks that the redirects of data/redirects.json can apply: none is of an address that the site
 * has, none is there twice, and none leads to itself. The targets are checked as all links are.
 */
export function checkRedirects(content: ValidContent): Issue[] {
  const file = content.validFiles.find(({ path }) => path === redirectsFile)
  if (!file) return []
  const redirects = redirectsIn(file.value).map((redirect, index) => ({
    ...redirect,
    pointer: `/redirects/${index}/from`,
  }))
  const checkSource = redirectChecker(content)
  const problemOf = (redirect: WrittenRedirect): RedirectProblem | undefined => {
    const { from } = redirect
    const isSelf =
      isFolderInItself(redirect) ||
      (from.includes('?') && isLoop(redirect, redirects, content.origin))
    return checkSource(from) ?? (isSelf ? { problem: 'leads to itself' } : undefined)
  }
  const report = (pointer: string, page: string, { problem, instead }: RedirectProblem): Issue => {
    // What the check would refuse in turn is no remedy.
    const isRight = instead !== undefined && checkSource(instead) === undefined
    const remedy = isRight ? `write "${instead}"` : 'delete this entry'
    return { ...issueAt(file, pointer, 'address', `${page} ${problem}`, remedy), page }
  }
  return [
    ...redirects.flatMap((redirect) => {
      const wrong = targetProblem(redirect)
      const pointer = redirect.pointer.replace(/from$/, 'to')
      return wrong ? issueAt(file, pointer, 'wrong-form', wrong.problem, wrong.remedy) : []
    }),
    ...redirects.flatMap((redirect) => {
      const problem = problemOf(redirect)
      return problem ? [report(redirect.pointer, redirect.from, problem)] : []
    }),
    ...findDuplicates(redirects, ({ from }) => canonicalAddress(from)).map(({ item }) =>
      report(item.pointer, item.from, { problem: 'is redirected twice' }),
    ),
  ]
}

/** What is wrong with the target of a redirect; links are also checked by their form. */
function targetProblem({ from, to }: WrittenRedirect): Problem | undefined {
  const target = readLink(withoutSplat(to))
  if (hasSplat(to) && !from.endsWith('/*'))
    return {
      problem: `${to} is for what follows a folder, and "from" is one address`,
      remedy: 'write "from" with "/*" at its end, or the address of one page',
    }
  if (isProblem(target)) return undefined
  if (target.type === 'web' && target.url.pathname.includes('*'))
    return {
      problem: `${to} has a "*", which is no sign of a target`,
      remedy: from.endsWith('*')
        ? 'write ":splat" in place of "*" for what follows the folder'
        : 'write the address of one page',
    }
  return target.type === 'mail' || target.type === 'phone'
    ? {
        problem: `${to} is no address to which a browser can be sent`,
        remedy: 'write the path of a page or file, or an https address',
      }
    : undefined
}

const hasSplat = (to: string): boolean => withoutSplat(to) !== to

/** Whether what follows a folder leads into the same folder, which is redirected again. */
const isFolderInItself = ({ from, to }: WrittenRedirect): boolean =>
  hasSplat(to) &&
  canonicalAddress(`${withoutSplat(to)}a`).startsWith(
    canonicalAddress(from.replace('*', 'a')).slice(0, -1),
  )

/** The parameters of an address; undefined if it has no query. */
const parametersOf = (address: string): string[] | undefined =>
  canonicalAddress(address.replace(/#.*/s, '')).split('?')[1]?.split('&')

/**
 * Whether an address with a query is redirected to itself, at once or by others of its kind: the query
 * goes on to a target that has none of its own.
 */
function isLoop(
  redirect: WrittenRedirect,
  redirects: readonly WrittenRedirect[],
  origin: string | undefined,
): boolean {
  const pathOf = (address: string): string =>
    canonicalAddress(withoutQuery(withoutOrigin(address, origin)))
  const followed = new Set<WrittenRedirect>()
  let sent = parametersOf(redirect.from) ?? []
  let next: WrittenRedirect | undefined = redirect
  while (next && !followed.has(next)) {
    followed.add(next)
    const path = pathOf(next.to)
    sent = parametersOf(next.to) ?? sent
    const applies = ({ from }: WrittenRedirect): boolean =>
      from.includes('?') &&
      pathOf(from) === path &&
      (parametersOf(from) ?? []).every((parameter) => sent.includes(parameter))
    if (applies(redirect)) return true
    next = redirects.find(applies)
  }
  return false
}

/** The path of an address of the site itself; the address of another as it is. */
function withoutOrigin(address: string, origin: string | undefined): string {
  const url = parseUrl(address)
  return url && url.origin === origin ? url.pathname + url.search : address
}
