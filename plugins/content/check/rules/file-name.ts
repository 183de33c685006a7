import { collectionOf, withoutExtension } from '../../collections'
import { fileIssue, type Issue } from '../../issue'
import { isSlug, slugProblem } from '../../site/slugs'
import { quoteUnlike } from '../../text/tell-apart'
import type { LanguageContent } from '../language-content'
import type { Rule } from '../rule'
import { slugLike } from '../valid-path'

const id = 'file-name'

export const fileName: Rule = {
  id,
  requirement: 'A file name is lower-case letters, digits and hyphens: it becomes an address.',
  checkForm: (content) =>
    content.source.files
      .map(({ path }) => path)
      .filter((path) => collectionOf(content.source.site.collections, path))
      .flatMap((path) => checkFileName(path, content)),
}

function checkFileName(path: string, { source, settings }: LanguageContent): Issue[] {
  const { language } = source
  const wrong = withoutExtension(path)
    .split('/')
    .find((part) => !isSlug(part, settings))
  if (wrong === undefined) return []
  const fixed = slugLike(wrong, settings)
  const renamed = path.replace(wrong, () => fixed)
  const named = quoteUnlike(fixed, wrong)
  const remedy =
    fixed === wrong
      ? slugProblem(wrong, language).problem
      : source.files.some((file) => file.path === renamed)
        ? `${named} is there already: delete one of the two`
        : fixed
          ? `name it ${named}`
          : slugProblem(wrong, language).remedy
  const problem = `"${wrong}" cannot be part of an address`
  const issue = fileIssue({ path, language }, id, problem, remedy)
  return [{ ...issue, cause: path.slice(0, path.indexOf(wrong)) + wrong }]
}
