import { ownerOf } from '../collections'
import type { PictureFacts, PictureProperties } from '../files/content-file'
import { dataPath } from '../files/data-path'
import { describedTexts } from '../files/described-texts'
import { bodyPointer } from '../files/markdown/front-matter'
import { type ParsedFile, type Place, textAt } from '../files/parsed-file'
import { phonePicturePath } from '../files/phone-picture-path'
import { nextTo } from '../files/picture-path'
import { memoize } from '../memoize'
import type { ContentSource } from '../model'
import type { ValidContent } from './language-content'
import { isInText, partsOf } from './rules/body'
import { misnamedPicture } from './text-problems'

/** A picture that a file names. */
export interface NamedPicture extends Place {
  /** The file that names it. */
  file: ParsedFile
  /** Its path under data/, or in the folder of its language. */
  path: string
  /** Its path from the root. */
  fullPath: string
  /** How large it is shown: it can fill a wide window, or it is one of two next to each other. */
  use: 'wide' | 'pair' | 'small'
  /** Undefined if there is no such picture. */
  facts: PictureFacts | undefined
  /** Whether it is in the folder of another file. */
  isElsewhere: boolean
}

/** A picture that exists in the folder of its file, and can be read. */
export interface ReadPicture extends NamedPicture {
  facts: PictureProperties
}

/** Returns the path of a picture that a file names: next to it, or else next to its original. */
type PathOf = (name: string) => string

/** All pictures that the files of a language name. */
export const namedPictures = memoize(({ source, validFiles }: ValidContent): NamedPicture[] => {
  // A translation can have another path than its original, whose pictures it shows.
  const originals = new Map(source.files.map(({ path, original }) => [path, original?.path]))
  const existing = new Set([...originals].flat().filter((path) => path !== undefined))
  return validFiles.flatMap((file) => {
    const original = originals.get(file.path) ?? file.path
    const owners: unknown[] = [file.path, original]
    const pathOf: PathOf = (name) => {
      const [target, other] = [nextTo(file.path, name), nextTo(original, name)]
      return source.pictures.has(other) && !source.pictures.has(target) ? other : target
    }
    return [...picturesInFields(file, source, pathOf), ...picturesInBody(file, source, pathOf)].map(
      (picture): NamedPicture => {
        const { path } = picture
        const facts = source.pictures.get(path)
        const isElsewhere =
          facts !== undefined && !owners.includes(ownerOf(source.site.collections, path, existing))
        return { ...picture, file, fullPath: pictureFullPath(path, source), facts, isElsewhere }
      },
    )
  })
})

/** The pictures that exist in the folders of their files and can be read. */
export const readPictures = (content: ValidContent): ReadPicture[] =>
  namedPictures(content).filter(
    (picture): picture is ReadPicture =>
      !picture.isElsewhere &&
      picture.facts !== undefined &&
      !('unreadable' in picture.facts) &&
      content.source.lfsPointers?.has(picture.fullPath) !== true,
  )

/**
 * The path of a picture from the root: a language has those of the first one that it does not
 * replace.
 */
export const pictureFullPath = (
  path: string,
  { pictures, first, language }: ContentSource,
): string => {
  const facts = pictures.get(path)
  const isOfFirst = facts !== undefined && first?.pictures.get(path) === facts
  return dataPath(path, isOfFirst ? undefined : language)
}

const picturesInFields = (
  file: ParsedFile,
  { schemas }: ContentSource,
  pathOf: PathOf,
): Pick<NamedPicture, 'pointer' | 'offset' | 'path' | 'use'>[] =>
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
): Pick<NamedPicture, 'pointer' | 'offset' | 'path' | 'use'>[] =>
  (partsOf(file)?.pictures ?? []).flatMap(({ target, offset }) => {
    if (isInText(target)) return []
    const path = pathOf(target)
    const narrow = phonePicturePath(path)
    const hasNarrow = pictures.has(narrow) || misnamedPicture(narrow, pictures) !== undefined
    const at = { pointer: bodyPointer, offset }
    return [
      { ...at, path, use: 'wide' as const },
      ...(hasNarrow ? [{ ...at, path: narrow, use: 'small' as const }] : []),
    ]
  })
