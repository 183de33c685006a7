import type { CheckedContent, Issue } from '../../../plugins/content'
import { checkSpellings, namesAt } from '../../content/one-spelling'

/** The tags of case studies, and the type of the pages that they can name. */
const tagged = [
  ['/industries/*', 'Industry'],
  ['/services/*', 'Service'],
] as const

/** Checks that no two case studies write a tag in two ways: the filter would have two options for it. */
export const checkTags = ({ files }: CheckedContent): Issue[] => {
  const ofType = (type: string) => files.filter(({ collection }) => collection.type === type)
  return tagged.flatMap(([where, type]) =>
    checkSpellings(
      'tag',
      namesAt(ofType('CaseStudy'), where).filter(({ text }) => !text.startsWith('/')),
      namesAt(ofType(type), '/title'),
    ),
  )
}
