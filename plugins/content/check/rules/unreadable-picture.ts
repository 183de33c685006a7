import { lfsPointerIssue } from '../../files/git-lfs'
import { issueWithin } from '../../files/parsed-file'
import { formats } from '../../files/picture-limits'
import type { Issue } from '../../issue'
import type { ContentSource } from '../../model'
import { type NamedPicture, namedPictures } from '../named-pictures'
import type { Rule } from '../rule'

const id = 'unreadable-picture'

export const unreadablePicture: Rule = {
  id,
  requirement:
    'A picture can be read, is upright, is not animated, has the format of its extension and colors in sRGB or an ICC profile.',
  checkContent: (content) =>
    namedPictures(content)
      .filter(({ isElsewhere }) => !isElsewhere)
      .flatMap((picture) => checkPicture(picture, content.source)),
}

function checkPicture(picture: NamedPicture, { lfsPointers }: ContentSource): Issue[] {
  const { file, path, fullPath, facts } = picture
  const report = (problem: string, remedy: string): Issue =>
    issueWithin(file, picture, id, problem, remedy)
  if (!facts) return []
  if (lfsPointers?.has(fullPath)) return [report(...lfsPointerIssue)]
  if ('unreadable' in facts) {
    const remedy = 'export it again as JPEG, PNG, WebP or AVIF'
    return [report(`cannot be read: ${facts.unreadable}`, remedy)]
  }
  const issues: Issue[] = []
  const { format } = facts
  if (format !== undefined && !formats[format]?.test(path)) {
    const problem = `is a picture of the format ${format.toUpperCase()}, but its name says otherwise`
    const remedy = 'change the extension, or save it in the format of its extension'
    issues.push(report(problem, remedy))
  }
  if (facts.isAnimated) {
    const problem = 'is animated, but pages would show its first picture alone'
    issues.push(report(problem, 'save one of its pictures alone'))
  }
  if (facts.unreadColors !== undefined) {
    const problem = `says its colors by ${facts.unreadColors}, and pages would show others`
    issues.push(report(problem, 'export it in sRGB, or with an ICC profile'))
  }
  if (facts.isTurned) {
    const problem = 'is stored turned, as a phone saves it, and pages would show it distorted'
    const remedy = 'run "npm run pictures", which turns it upright'
    issues.push({ ...report(problem, remedy), cause: problem })
  }
  return issues
}
