import { posix } from 'node:path'
import type { ContentSource } from '../../core/content-source'
import { formats, maxMegabytes, maxMegapixels, minSide, minWidth } from '../../core/picture-limits'
import type { Issue } from '../../core/issue'
import { didYouMean } from '../suggest'
import { pointersOf, issueAt, textAt, type JsonFile } from '../../core/json/json-file'
import { pictureName } from '../schema-errors/text-issues'

/** Checks that the files in static/, which are published as they are, contain no location. */
export const checkStaticLocations = ({ staticLocations = new Set() }: ContentSource): Issue[] =>
  [...staticLocations].map((path) => ({
    ...{ file: `static${path}`, line: 1, column: 1, pointer: '', rule: 'published-location' },
    message: 'says where it was taken, and is published as it is',
    hint: 'run "npm run pictures"',
  }))

/** Checks that the pictures named in the content exist, can be read and are large enough. */
export const checkPictures = ({ pictures }: ContentSource, files: JsonFile[]): Issue[] =>
  files.flatMap((file) =>
    pointersOf(file, 'imgUrl').flatMap((pointer) => {
      const path = posix.join(posix.dirname(file.path), textAt(file, pointer) ?? '')
      const misnamed = pictures.has(path) ? undefined : misnamedPicture(path, pictures)
      return misnamed === undefined
        ? checkPicture(file, pointer, path, pictures)
        : [issueAt(file, pointer, 'missing-picture', ...renaming(misnamed, path))]
    }),
  )

/** The picture that would be at a path if its file had a valid name. */
const misnamedPicture = (path: string, pictures: ContentSource['pictures']): string | undefined =>
  [...pictures.keys()].find(
    (picture) =>
      posix.dirname(picture) === posix.dirname(path) &&
      pictureName(posix.basename(picture)) === posix.basename(path),
  )

const renaming = (from: string, to: string): [message: string, hint: string] => [
  `there is no data/${to}, but there is data/${from}`,
  `rename that file to "${posix.basename(to)}"`,
]

function checkPicture(
  file: JsonFile,
  pointer: string,
  path: string,
  pictures: ContentSource['pictures'],
): Issue[] {
  const folder = file.path.replace(/\.json$/, '/')
  const facts = pictures.get(path)
  if (!facts) {
    const named = (picture: string): string => `./${posix.relative(posix.dirname(folder), picture)}`
    const siblings = [...pictures.keys()].filter((picture) => picture.startsWith(folder)).map(named)
    const message = `there is no data/${path}`
    return [issueAt(file, pointer, 'missing-picture', message, didYouMean(named(path), siblings))]
  }
  if (!path.startsWith(folder)) {
    const message = `data/${path} is outside data/${folder}`
    return [issueAt(file, pointer, 'missing-picture', message, 'put a copy there')]
  }
  if ('unreadable' in facts) {
    const message = `cannot be read: ${facts.unreadable}`
    const hint = 'export it again as PNG, JPEG, WebP or AVIF'
    return [issueAt(file, pointer, 'unreadable-picture', message, hint)]
  }
  const issues: Issue[] = []
  const { width, height, format } = facts
  if (format !== undefined && !formats[format]?.test(path)) {
    const message = `is a picture of the format ${format.toUpperCase()}, but its name says otherwise`
    const hint = 'change the extension, or save it in the format of its extension'
    issues.push(issueAt(file, pointer, 'unreadable-picture', message, hint))
  }
  if (facts.hasLocation) {
    const message = 'says where it was taken; its published copies do not'
    issues.push(issueAt(file, pointer, 'picture-location', message, 'run "npm run pictures"'))
  }
  if (isLarge(pointer) && width < minWidth) {
    const message = `is ${width} pixels wide, but needs at least ${minWidth}`
    issues.push(issueAt(file, pointer, 'picture-size', message))
  } else if (Math.min(width, height) < minSide) {
    const message = `is ${width} × ${height} pixels, but needs at least ${minSide} either way`
    issues.push(issueAt(file, pointer, 'picture-size', message))
  }
  const megapixels = (width * height) / 1e6
  if (megapixels > maxMegapixels) {
    const message = `has ${megapixels.toFixed()} million pixels, but may have at most ${maxMegapixels}`
    issues.push(issueAt(file, pointer, 'picture-size', message))
  }
  const megabytes = facts.bytes / 1024 / 1024
  if (megabytes > maxMegabytes) {
    const message = `has ${megabytes.toFixed(1)} MB, but may have at most ${maxMegabytes}`
    issues.push(issueAt(file, pointer, 'picture-size', message))
  }
  return issues
}

// A portrait or a picture for narrow windows never fills a wide one.
const isLarge = (pointer: string): boolean => !/(?:Narrow|\/portrait)\/imgUrl$/.test(pointer)
