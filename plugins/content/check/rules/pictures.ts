import { posix } from 'node:path'
import type { ContentSource } from '../../model'
import {
  formats,
  maxMegabytes,
  maxMegapixels,
  maxSide,
  minPairWidth,
  minSide,
  minWidth,
} from '../../files/picture-limits'
import type { PictureProperties } from '../../files/content-file'
import { lfsPointerIssue } from '../../files/git-lfs'
import { describedTexts } from '../../files/described-texts'
import type { Issue } from '../../issue'
import { ownerOf, withoutExtension } from '../../collections'
import { didYouMean } from '../suggest'
import { bodyPointer } from '../../files/markdown/front-matter'
import { issueWithin, type ParsedFile, type Place, textAt } from '../../files/parsed-file'
import { phonePicturePath } from '../../files/phone-picture-path'
import { nextTo } from '../../files/picture-path'
import type { RuleId } from '../../rule-ids'
import { partsOf } from './single-file/body'
import { pictureName } from '../schema-errors/text-issues'

/** Checks that the pictures named in the content exist, can be read and are large enough. */
export const checkPictures = (source: ContentSource, files: ParsedFile[]): Issue[] => {
  // A translation can have another path than its original, whose pictures it shows.
  const originals = new Map(source.files.map(({ path, original }) => [path, original?.path]))
  const existing = new Set([...originals].flat().filter((path) => path !== undefined))
  return files.flatMap((file) => {
    const folder = `${withoutExtension(file.path)}/`
    const original = originals.get(file.path) ?? file.path
    const owners: unknown[] = [file.path, original]
    const pathOf: PathOf = (name) => {
      const [target, other] = [nextTo(file.path, name), nextTo(original, name)]
      return source.pictures.has(other) && !source.pictures.has(target) ? other : target
    }
    const named = [
      ...picturesInFields(file, source, pathOf),
      ...picturesInBody(file, source, pathOf),
    ]
    const isElsewhere = ({ path }: NamedPicture) =>
      source.pictures.has(path) &&
      !owners.includes(ownerOf(source.site.collections, path, existing))
    return [
      ...checkElsewhere(file, folder, named.filter(isElsewhere)),
      ...named
        .filter((picture) => !isElsewhere(picture))
        .flatMap((picture) => checkPicture(file, folder, picture, source)),
    ]
  })
}

/** A picture that a file names. */
interface NamedPicture extends Place {
  /** Its path under data/. */
  path: string
  /** How large it is shown: it can fill a wide window, or it is one of two next to each other. */
  use: 'wide' | 'pair' | 'small'
}

/** Returns the path of a picture that a file names: next to it, or else next to its original. */
type PathOf = (name: string) => string

const picturesInFields = (
  file: ParsedFile,
  { schemas }: ContentSource,
  pathOf: PathOf,
): NamedPicture[] =>
  [...describedTexts(schemas, file).values()]
    .filter(({ graphql }) => graphql.extensions?.fileByRelativePath)
    .map(({ pointer, text }) => ({
      pointer,
      path: pathOf(text),
      use: useOf(file, pointer),
    }))

function useOf(file: ParsedFile, pointer: string): NamedPicture['use'] {
  // A portrait or a picture for narrow windows never fills a wide one.
  if (/(?:Narrow|\/portrait)\/imgUrl$/.test(pointer)) return 'small'
  const isSecond = pointer.endsWith('/second/imgUrl')
  const hasSecond =
    pointer.endsWith('/imgUrl') &&
    textAt(file, pointer.replace(/imgUrl$/, 'second/imgUrl')) !== undefined
  return isSecond || hasSecond ? 'pair' : 'wide'
}

/** The pictures in the text of a Markdown file, with those for phones that belong to them. */
const picturesInBody = (
  file: ParsedFile,
  { pictures }: ContentSource,
  pathOf: PathOf,
): NamedPicture[] =>
  (partsOf(file)?.pictures ?? []).flatMap(({ target, offset }) => {
    const path = pathOf(target)
    const narrow = phonePicturePath(path)
    const at = { pointer: bodyPointer, offset }
    return [
      { ...at, path, use: 'wide' as const },
      ...(pictures.has(narrow) ? [{ ...at, path: narrow, use: 'small' as const }] : []),
    ]
  })

const leastWidths = { wide: minWidth, pair: minPairWidth, small: minSide } as const

/** Reports the pictures of a file that was copied or renamed without them once. */
function checkElsewhere(
  file: ParsedFile,
  folder: string,
  [first, ...otherPictures]: NamedPicture[],
): Issue[] {
  if (!first) return []
  const also = otherPictures.length > 0 ? ` (and ${otherPictures.length} more)` : ''
  const message = first.path.startsWith(folder)
    ? `data/${first.path}${also} belongs to a page below data/${folder}`
    : `data/${first.path}${also} is outside data/${folder}`
  const hint = 'put the pictures there, and write their paths'
  return [issueWithin(file, first, 'missing-picture', message, hint)]
}

/** The picture that would be at a path if its file had a valid name. */
const misnamedPicture = (path: string, pictures: ContentSource['pictures']): string | undefined =>
  [...pictures.keys()].find(
    (picture) =>
      posix.dirname(picture) === posix.dirname(path) &&
      pictureName(posix.basename(picture)) === posix.basename(path),
  )

const renamingIssue = (from: string, to: string): [message: string, hint: string] => [
  `there is no data/${to}, but there is data/${from}`,
  `rename that file to "${posix.basename(to)}"`,
]

type Report = (rule: RuleId, message: string, hint?: string) => Issue

function checkPicture(
  file: ParsedFile,
  folder: string,
  place: NamedPicture,
  { pictures, lfsPointers }: ContentSource,
): Issue[] {
  const { path, use } = place
  const report: Report = (rule, message, hint) => issueWithin(file, place, rule, message, hint)
  const facts = pictures.get(path)
  if (!facts) return [missingPicture(path, folder, pictures, report)]
  if (lfsPointers?.has(`data/${path}`)) return [report('unreadable-picture', ...lfsPointerIssue)]
  if ('unreadable' in facts) {
    const message = `cannot be read: ${facts.unreadable}`
    const hint = 'export it again as JPEG, PNG, WebP or AVIF'
    return [report('unreadable-picture', message, hint)]
  }
  return [...checkPictureFile(path, facts, report), ...checkSize(use, facts, report)]
}

/** The issue of a picture that does not exist. */
function missingPicture(
  path: string,
  folder: string,
  pictures: ContentSource['pictures'],
  report: Report,
): Issue {
  const misnamed = misnamedPicture(path, pictures)
  if (misnamed !== undefined) return report('missing-picture', ...renamingIssue(misnamed, path))
  const named = (picture: string): string => `./${posix.relative(posix.dirname(folder), picture)}`
  const siblings = [...pictures.keys()].filter((picture) => picture.startsWith(folder)).map(named)
  const message = `there is no data/${path}`
  if (siblings.length > 0)
    return report('missing-picture', message, didYouMean(named(path), siblings))
  const hint = `put the pictures of this file in data/${folder}`
  return { ...report('missing-picture', message, hint), cause: folder }
}

/** Checks the format of a picture, and what its file has besides it. */
function checkPictureFile(path: string, facts: PictureProperties, report: Report): Issue[] {
  const issues: Issue[] = []
  const { format } = facts
  if (format !== undefined && !formats[format]?.test(path)) {
    const message = `is a picture of the format ${format.toUpperCase()}, but its name says otherwise`
    const hint = 'change the extension, or save it in the format of its extension'
    issues.push(report('unreadable-picture', message, hint))
  }
  if (facts.isAnimated) {
    const hint = 'save one of its pictures alone'
    const message = 'is animated, but pages would show its first picture alone'
    issues.push(report('unreadable-picture', message, hint))
  }
  if (facts.isTurned) {
    const message = 'is stored turned, as a phone saves it, and pages would show it distorted'
    const hint = 'run "npm run pictures", which turns it upright'
    issues.push({ ...report('unreadable-picture', message, hint), cause: message })
  }
  if (facts.hasLocation) {
    const message = 'says where it was taken; its published copies do not'
    const issue = report('picture-location', message, 'run "npm run pictures"')
    issues.push({ ...issue, cause: message })
  }
  return issues
}

/** Checks that a picture is large enough for its use, and that browsers can show it. */
function checkSize(
  use: NamedPicture['use'],
  { width, height, bytes }: PictureProperties,
  report: Report,
): Issue[] {
  const issues: Issue[] = []
  const least = leastWidths[use]
  if (width < least && use !== 'small') {
    const message = `is ${width} pixels wide, but needs at least ${least}`
    issues.push(report('picture-size', message))
  } else if (use === 'pair' && width >= height) {
    const message = `is ${width} × ${height} pixels, but two pictures next to each other are higher than wide`
    const hint = 'crop it, or delete the second picture'
    issues.push(report('picture-size', message, hint))
  } else if (Math.min(width, height) < minSide) {
    const message = `is ${width} × ${height} pixels, but needs at least ${minSide} either way`
    issues.push(report('picture-size', message))
  }
  if (Math.max(width, height) > maxSide) {
    const message = `is ${width} × ${height} pixels, but WebP and AVIF have at most ${maxSide} either way`
    const hint = 'cut it into several pictures, or save it smaller'
    issues.push(report('picture-size', message, hint))
  }
  const megapixels = (width * height) / 1e6
  if (megapixels > maxMegapixels) {
    const message = `has ${megapixels.toFixed()} million pixels, but may have at most ${maxMegapixels}`
    issues.push(report('picture-size', message))
  }
  const megabytes = bytes / 1024 / 1024
  if (megabytes > maxMegabytes) {
    const message = `has ${megabytes.toFixed(1)} MB, but may have at most ${maxMegabytes}`
    issues.push(report('picture-size', message))
  }
  return issues
}
