import { posix } from 'node:path'
import { withoutExtension } from '../../collections'
import { dataPath } from '../../files/data-path'
import { issueWithin, type ParsedFile } from '../../files/parsed-file'
import type { Issue } from '../../issue'
import type { ContentSource } from '../../model'
import { type NamedPicture, namedPictures, pictureFullPath } from '../named-pictures'
import type { Rule } from '../rule'
import { quoteUnlike } from '../../text/tell-apart'
import { didYouMean } from '../../text/suggest'
import { misnamedPicture, validPicturePath } from '../text-problems'

const id = 'missing-picture'

export const missingPicture: Rule = {
  id,
  requirement: 'A picture is in the folder that is named like the content file.',
  checkContent: (content) => {
    const pictures = namedPictures(content)
    const elsewhere = pictures.filter(({ isElsewhere }) => isElsewhere)
    return [
      // Of a file that was copied or renamed without them, they are reported once.
      ...content.validFiles.flatMap((file) => {
        const [first, ...rest] = elsewhere.filter((picture) => picture.file === file)
        return first ? [elsewhereIssue(file, first, rest.length)] : []
      }),
      ...pictures
        .filter(({ facts }) => !facts)
        .map((picture) => missingIssue(picture, content.source)),
    ]
  },
}

const folderOf = ({ path }: ParsedFile): string => `${withoutExtension(path)}/`

/** The issue of the pictures that a file has elsewhere. */
function elsewhereIssue(file: ParsedFile, first: NamedPicture, more: number): Issue {
  const also = more > 0 ? ` (and ${more} more)` : ''
  const folder = dataPath(folderOf(file), file.language)
  const problem = first.path.startsWith(folderOf(file))
    ? `${first.fullPath}${also} belongs to a page below ${folder}`
    : `${first.fullPath}${also} is outside ${folder}`
  return issueWithin(file, first, id, problem, 'put the pictures there, and write their paths')
}

/** The issue of a picture that does not exist. */
function missingIssue(picture: NamedPicture, source: ContentSource): Issue {
  const { pictures } = source
  const { file, path, fullPath } = picture
  const folder = folderOf(file)
  const named = (name: string): string => `./${posix.relative(posix.dirname(folder), name)}`
  const misnamed = misnamedPicture(path, pictures)
  if (misnamed !== undefined) {
    const existing = pictureFullPath(misnamed, source)
    const problem = `there is no ${fullPath}, but there is ${existing}`
    return issueWithin(file, picture, id, problem, namingRemedy(misnamed, path, named))
  }
  const siblings = [...pictures.keys()].filter((name) => name.startsWith(folder)).map(named)
  const problem = `there is no ${fullPath}`
  if (siblings.length > 0)
    return issueWithin(file, picture, id, problem, didYouMean(named(path), siblings))
  const cause = dataPath(folder, file.language)
  const remedy = `put the pictures of this file in ${cause}`
  return { ...issueWithin(file, picture, id, problem, remedy), cause }
}

const isValidPath = (path: string): boolean => validPicturePath(path) === path

/** What to do if a picture has another name than a file says: one of the two is not valid, or both. */
function namingRemedy(picture: string, written: string, shown: (path: string) => string): string {
  const valid = [picture, written].find(isValidPath) ?? validPicturePath(picture)
  const renaming = picture === valid ? [] : [renamingTo(valid.split('/'), picture.split('/'))]
  const writing = written === valid ? [] : [`write ${quoteUnlike(shown(valid), shown(written))}`]
  return [...renaming, ...writing].join(' and ')
}

/** What to rename, from the first part of a path that is not valid. */
function renamingTo(valid: readonly string[], parts: readonly string[]): string {
  const index = parts.findIndex((part, at) => part !== valid[at])
  const what = index === parts.length - 1 ? 'file' : 'folder'
  return `rename that ${what} to ${quoteUnlike(valid[index] ?? '', parts[index] ?? '')}`
}
