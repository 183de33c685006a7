import { issueAt, textsAt } from '../../files/parsed-file'
import type { Issue } from '../../issue'
import { findDuplicates } from '../find-duplicates'
import type { LanguageContent } from '../language-content'

const remedy = 'delete this entry'

/**
 * Checks that former addresses can redirect: none is the address of another page, and none belongs to
 * two pages. One that a page has again stays in its list as the first address.
 */
export function checkFormerPaths(content: LanguageContent): Issue[] {
  const { pages } = content.siteIndex
  const former = content.ownFiles.flatMap((file) =>
    // In data/site.json it is the beginning of addresses.
    ['/formerPaths/*', '/formerPaths/*/from']
      .flatMap((where) => textsAt(file, where))
      .map(({ pointer, text: page }) => ({ file, pointer, page })),
  )
  return [
    ...former
      .filter(({ file, page }) => pages.has(page) && pages.get(page)?.file !== file.path)
      .map(({ file, pointer, page }) => {
        const problem = `${page} is the address of a page`
        return { ...issueAt(file, pointer, 'address', problem, remedy), page }
      }),
    ...findDuplicates(former, ({ page }) => page)
      .filter(({ item, first }) => item.file !== first.file)
      .map(({ item: { file, pointer, page }, first }) => {
        const problem = `${page} redirects to the page of ${first.file.fullPath}`
        return { ...issueAt(file, pointer, 'address', problem, remedy), page }
      }),
  ]
}
