import {
  toObject,
  type CheckedContent,
  type Issue,
  issueAt,
  type ParsedFile,
  collectionOf,
  localTime,
  namesOf,
  textAt,
  textsAt,
} from '../../../plugins/content'

const isArticle = ({ collection }: ParsedFile): boolean => collection.type === 'Article'

/**
 * Checks that readers see no date that has not come yet. A draft has time, and an article that is
 * published later can have the date of that day.
 */
export function checkFutureDates({ files, source }: CheckedContent): Issue[] {
  const settings = files.find(({ path }) => path === 'site.json')
  const timeZone = (settings && textAt(settings, '/timeZone')) ?? 'UTC'
  const today = localTime(source.now ?? new Date(), timeZone).slice(0, 10)
  return files.filter(isArticle).flatMap((file) => {
    if (toObject(file.value).draft === true) return []
    const published = textAt(file, '/publishAt')?.slice(0, 10) ?? today
    const latest = published > today ? published : today
    return ['/date', '/updated']
      .flatMap((pointer) => textsAt(file, pointer))
      .filter(({ text }) => text > latest)
      .map(({ pointer, text }) => {
        const hint = `write a day up to ${latest}, or publish the article on that day with "publishAt"`
        return issueAt(file, pointer, 'future-date', `${text} is in the future`, hint)
      })
  })
}

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
