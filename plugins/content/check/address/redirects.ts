import { issueAt } from '../../files/parsed-file'
import type { Issue } from '../../issue'
import { withoutQuery } from '../../site/addresses'
import { canonicalAddress, parseRedirectSource } from '../../site/redirect-source'
import { redirectsFile, redirectsIn } from '../../site/written-redirects'
import { findDuplicates } from '../find-duplicates'
import { isProblem, readLink } from '../link-target'
import { allPages, type ValidContent } from '../language-content'

/**
 * Checks that the redirects of data/redirects.json can apply: none is of an address that the site
 * has, none is there twice, and none leads to itself. The targets are checked as all links are.
 */
export function checkRedirects(content: ValidContent): Issue[] {
  const file = content.validFiles.find(({ path }) => path === redirectsFile)
  if (!file) return []
  const { staticFiles } = content.source
  const { moved } = content.pageIndex
  const pages = allPages(content)
  const redirects = redirectsIn(file.value).map((redirect, index) => ({
    ...redirect,
    pointer: `/redirects/${index}/from`,
  }))
  const pagePaths = new Set([...pages.keys()].map(canonicalAddress))
  const filePaths = new Map([...staticFiles].map((path) => [canonicalAddress(path), path]))
  const movedPaths = new Map([...moved].map(([path, page]) => [canonicalAddress(path), page]))
  const problemOf = (from: string, to: string): string | undefined => {
    const source = parseRedirectSource(from)
    if (typeof source === 'string') return source
    if (from === '/*') return 'would answer every address that the site does not have'
    // A query goes on to the target.
    if (from.includes('?'))
      return withoutQuery(from) === withoutQuery(to) ? 'leads to itself' : undefined
    const [address, withSlash] = [canonicalAddress(from), canonicalAddress(`${from}/`)]
    if (pagePaths.has(address) || pagePaths.has(withSlash)) return 'is the address of a page'
    const file = filePaths.get(address)
    if (file !== undefined) return `is the address of static${file}`
    const page = movedPaths.get(address) ?? movedPaths.get(withSlash)
    return page && `redirects to ${page} already`
  }
  const report = (pointer: string, page: string, problem: string): Issue => ({
    ...issueAt(file, pointer, 'address', `${page} ${problem}`, 'delete this entry'),
    page,
  })
  return [
    ...redirects.flatMap(({ to, pointer }) => {
      const target = readLink(to)
      // Others are reported by their form.
      if (isProblem(target) || !['mail', 'phone'].includes(target.type)) return []
      const remedy = 'write the path of a page or file, or an https address'
      const problem = `${to} is no address to which a browser can be sent`
      return [issueAt(file, pointer.replace(/from$/, 'to'), 'wrong-form', problem, remedy)]
    }),
    ...redirects.flatMap(({ from, to, pointer }) => {
      const problem = problemOf(from, to)
      return problem ? [report(pointer, from, problem)] : []
    }),
    ...findDuplicates(redirects, ({ from }) => canonicalAddress(from).replace(/(?<=.)\/$/, '')).map(
      ({ item }) => report(item.pointer, item.from, 'is redirected twice'),
    ),
  ]
}
