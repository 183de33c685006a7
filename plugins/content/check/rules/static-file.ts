import { lfsPointerIssue } from '../../files/git-lfs'
import { rootFileIssue } from '../../issue'
import { laterPagesPath, localizePath } from '../../site/addresses'
import { invisibleProblems, withoutInvisible } from '../../text/invisible'
import { toComparable } from '../../text/normal-form'
import { quoteUnlike } from '../../text/tell-apart'
import { findDuplicates } from '../find-duplicates'
import type { LanguageContent } from '../language-content'
import type { Rule } from '../rule'
import { notAFile } from '../special-files'

const id = 'static-file'

export const staticFile: Rule = {
  id,
  requirement:
    'static/ contains only files, with their own content, at addresses that no page has and browsers can ask for.',

  checkSite: ({ source, languages }) => [
    ...[...(source.lfsPointers ?? [])]
      .filter((path) => path.startsWith('static/'))
      .map((path) => rootFileIssue(path, id, ...lfsPointerIssue)),
    ...(source.specialFiles ?? [])
      .filter((path) => path.startsWith('static/'))
      .map((path) => rootFileIssue(path, id, ...notAFile)),
    ...[...source.staticFiles].flatMap((address) => {
      const [problem, remedy] = nameProblem(address, source.staticFiles) ?? []
      return problem === undefined ? [] : [rootFileIssue(`static${address}`, id, problem, remedy)]
    }),
    ...findDuplicates([...source.staticFiles].sort(), lowerCase).map(({ item, first }) => {
      const problem = `differs from static${first} in case alone: macOS and Windows keep one of both`
      const remedy = 'delete one of the two, or give it another name'
      return rootFileIssue(`static${item}`, id, problem, remedy)
    }),
    ...[...source.staticFiles].flatMap((address) => {
      const replaced = replacedBy(address, languages)
      const remedy = 'delete it, or give it another name'
      return replaced
        ? [rootFileIssue(`static${address}`, id, `would replace ${replaced}`, remedy)]
        : []
    }),
  ],
}

/** A name as file systems that know no case compare it; undefined if it is refused for its spelling. */
const lowerCase = (address: string): string | undefined =>
  toComparable(address) === address ? address.toLowerCase() : undefined

/** What to do with a file that should have another name, which another file can have. */
const renamed = (name: string, exists: boolean): string =>
  exists ? `${name} is there already: delete one of the two` : `rename it to ${name}`

/** Why browsers cannot get a file by its name, and what to do. */
function nameProblem(
  address: string,
  files: ReadonlySet<string>,
): [problem: string, remedy: string] | undefined {
  const [hidden] = invisibleProblems(address)
  if (hidden) {
    const problem = `has an invisible character in its name (${hidden.name})`
    const visible = withoutInvisible(address)
    return [problem, renamed(`"static${visible}"`, files.has(visible))]
  }
  const normal = toComparable(address)
  if (normal !== address) {
    const problem = 'has letters in a spelling in which no browser asks for the file'
    const named = quoteUnlike(`static${normal}`, `static${address}`)
    return [problem, renamed(named, files.has(normal))]
  }
  return undefined
}

/** What a file in static/ would replace in the built site, if anything. */
function replacedBy(address: string, languages: readonly LanguageContent[]): string | undefined {
  if (address.startsWith('/page-data/')) return 'data that Gatsby writes for a page'
  const path = `${address.replace(/(?:\/index)?\.html$/, '')}/`
  return path === '/404/' || languages.some((language) => hasPage(language, path))
    ? `the page ${path}`
    : undefined
}

const hasPage = (
  { pageIndex: { pages, unlinked }, source, settings }: LanguageContent,
  path: string,
): boolean =>
  pages.has(path) ||
  unlinked.has(path) ||
  source.site.pages.some(
    (page) => page.pagination && path.startsWith(localizePath(laterPagesPath(page.path), settings)),
  )
