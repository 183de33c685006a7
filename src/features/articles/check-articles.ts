import {
  type CheckedContent,
  type Issue,
  issueAt,
  type ParsedFile,
  collectionOf,
  namesOf,
  textsAt,
} from '../../../plugins/content'
import { futureDateCheck } from '../../content/future-dates'

const isArticle = ({ collection }: ParsedFile): boolean => collection.type === 'Article'

/** Checks that readers see no date of an article that has not come yet. */
export const checkFutureDates = futureDateCheck('Article', (file) =>
  ['/date', '/updated'].flatMap((pointer) => textsAt(file, pointer)),
)

/** Reports tags that no article has. A warning, because the first one may still be written. */
export function checkUnusedTags({ files, paths, source }: CheckedContent): Issue[] {
  const articles = files.filter(isArticle)
  const all = paths.filter(
    (path) => collectionOf(source.site.collections, path)?.type === 'Article',
  )
  // One that cannot be read may have any tag.
  if (articles.length < all.length) return []
  const used = new Set(articles.flatMap((file) => textsAt(file, '/tags/*').map(({ text }) => text)))
  return files
    .filter(
      (file) =>
        file.collection.type === 'ArticleTag' &&
        !namesOf(file, 'fields.name').some((name) => used.has(name)),
    )
    .map((file) => {
      const message = 'no article has this tag, so that it has no page'
      const hint = 'add it to "tags" of an article, or delete the file'
      return { ...issueAt(file, '', 'unused-tag', message, hint), isWarning: true }
    })
}
