import { placeOfCollections } from '../../collections'
import { issueAt } from '../../files/parsed-file'
import type { Issue } from '../../issue'
import type { PageIndex } from '../../site/page-index'
import { type FileLink, linksWithinLanguage } from '../links'
import type { Rule } from '../rule'

const id = 'wrong-page'

export const wrongPage: Rule = {
  id,
  requirement: 'A reference points to a page of the right kind, which has what is shown of it.',
  checkContent: (content) =>
    linksWithinLanguage(content).flatMap((link) => checkLink(link, content.pageIndex)),
}

function checkLink({ file, link }: FileLink, { pages }: PageIndex): Issue[] {
  const { path, pointer, collections, rule } = link
  const page = pages.get(path)
  if (!page) return []
  const problem =
    collections?.includes(page.collection) === false
      ? `must be the path of a page of ${placeOfCollections(collections, file.language)}`
      : rule?.problem(page, file)
  return problem ? [{ ...issueAt(file, pointer, id, problem), page: path }] : []
}
