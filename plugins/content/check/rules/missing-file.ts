import {
  collectionOf,
  isShared,
  parentFile,
  requiredFiles,
  withoutExtension,
} from '../../collections'
import { dataPath } from '../../files/data-path'
import { fileIssue, type Issue } from '../../issue'
import type { ContentSource } from '../../model'
import { countOf } from '../../text/count-of'
import type { LanguageContent } from '../language-content'
import { checkNames } from '../names'
import type { Rule } from '../rule'
import { validPath } from '../valid-path'

const id = 'missing-file'

export const missingFile: Rule = {
  id,
  requirement:
    'Single pages, lists of pages, parents of sub-pages, and files under static/ that the content names, exist.',

  checkContent: (content) => [
    ...checkRequiredFiles(content.source),
    ...checkListFiles(content.source),
    ...checkParents(content),
    ...content.source.site.rules.names
      .filter(({ rule }) => rule === id)
      .flatMap((names) => checkNames(id, names, content)),
  ],
}

const hasFile = ({ files }: ContentSource, path: string): boolean =>
  files.some((file) => file.path === path)

function checkRequiredFiles(source: ContentSource): Issue[] {
  const { site, language } = source
  // The files that all languages share are those of the first one.
  const collections = site.collections.filter(
    (collection) => language === undefined || !isShared(collection),
  )
  return requiredFiles(collections)
    .filter((path) => !hasFile(source, path))
    .map((path) => {
      const remedy = `"git restore ${dataPath(path, language)}" brings it back`
      return fileIssue({ path, language }, id, 'the site needs this file', remedy)
    })
}

/** Checks that the page that lists the pages of a folder exists, because they link to it. */
function checkListFiles(source: ContentSource): Issue[] {
  const { site, files, language } = source
  return site.pages.flatMap(({ title: [path], lists }) => {
    if (!lists || hasFile(source, path) || requiredFiles(site.collections).includes(path)) return []
    if (!files.some((file) => file.path.startsWith(lists))) return []
    const folder = dataPath(lists, language)
    const problem = `${folder} has pages that this file lists`
    return [fileIssue({ path, language }, id, problem, `write it, or delete ${folder}`)]
  })
}

/** Checks that sub-pages have a parent page. */
function checkParents({ source, settings }: LanguageContent): Issue[] {
  const { site, files, language } = source
  const existing = new Set(files.map(({ path }) => validPath(path, settings)))
  const parents = new Map<string, number>()
  for (const path of existing) {
    const collection = collectionOf(site.collections, path)
    const parent = collection && parentFile(collection, path)
    if (parent !== undefined) parents.set(parent, (parents.get(parent) ?? 0) + 1)
  }
  return [...parents]
    .filter(([parent]) => !existing.has(parent))
    .map(([path, count]) => {
      const folder = dataPath(`${withoutExtension(path)}/`, language)
      const problem = `is missing, but ${folder} has ${countOf(count, 'sub-page')}`
      const remedy = 'write it, or move what is in the folder'
      return fileIssue({ path, language }, id, problem, remedy)
    })
}
