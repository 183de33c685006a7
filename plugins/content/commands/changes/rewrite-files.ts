import { posix } from 'node:path'
import type { ContentFile } from '../../files/content-file'
import {
  isBody,
  type ParsedFile,
  offsetOf,
  textAt,
  type TextAt,
  textsIn,
} from '../../files/parsed-file'
import { pointerTo, positionAt } from '../../files/json/json-tree'
import { inLanguage, originalsIn, parseAsWritten, withoutLanguage } from '../../files/languages'
import { nextTo } from '../../files/picture-path'
import { type Content, isFolderKind } from '../../kinds'
import type { ContentSource } from '../../model'
import { pathIn, replacePaths } from '../../site/addresses'
import { isFormerAddress } from '../../site/former-address'
import { buildChangeSet, type ChangeSet } from './change-set'
import { placeIn, removeAt, replaceAt } from './file-edits'
import type { PresentContent } from './present-content'

/** A page, and what changes with its title or address; files are in the folder of its language. */
export interface PageChange {
  present: PresentContent
  path: string
  /** The new address; those of the pages under it change with it. */
  newPath: string
  /** The title that changes, also in the menus and cards that link to the page. */
  title?: { from: string; to: string }
  /** The files that move, with their new paths. */
  moved?: ReadonlyMap<string, string>
  /** The new values of keys, which also remember the former ones, by the files' present paths. */
  edits: ReadonlyMap<string, Content>
}

/** The changes of all files that follow from those of pages. */
export function rewriteFiles(source: ContentSource, pages: readonly PageChange[]): ChangeSet {
  const moved = new Map(pages.flatMap((page) => [...(page.moved ?? [])]))
  const originals = originalsIn(source)
  const changes: string[] = []
  const texts = new Map<string, string>()
  for (const file of parseAsWritten(source.site.kinds, source.files).files) {
    let { text } = file
    const original = originals.get(file.path) ?? withoutLanguage(file.path)
    for (const before of textsIn(file)) {
      const after = rewriteText(file, before, pages, { original, moved })
      if (after === before.text) continue
      text = replaceAt({ ...file, text }, before.pointer, after)
      changes.push(...changedLines(file, before, after))
    }
    for (const page of pages) {
      const values = page.edits.get(file.path)
      if (!values) continue
      text = editKeys({ ...file, text }, values)
      const what = [page.title && 'title', page.newPath !== page.path && 'address'].filter(Boolean)
      changes.push(`data/${file.path}:1  new ${what.join(', ') || 'original'}`)
    }
    if (text !== file.text) texts.set(file.path, text)
  }
  const redirects = new Map(
    pages
      .flatMap(({ present }) => [...present.index.pages.keys()])
      .map((path) => [path, newPathOf(path, pages)] as const)
      .filter(([from, to]) => from !== to),
  )
  return buildChangeSet(source, { texts, moved, redirects, changes })
}

/** The pictures in a text: it is the path of one, or contains Markdown with some. */
const picturePattern = /(?<=^|\]\(|^\[[^\]]+\]: *)\.\/[^\s)]+/gmu

/** A text with the new title or address of a page, and with the new paths of pictures. */
function rewriteText(
  file: ParsedFile,
  { pointer, text }: TextAt,
  pages: readonly PageChange[],
  { original, moved }: { original: string; moved: ReadonlyMap<string, string> },
): string {
  if (isFormerAddress(pointer)) return text
  const link = textAt(file, pointer.replace(/\/title$/, '/link')) ?? ''
  const named = pages.find(({ path, title }) => text === title?.from && pathIn(link) === path)
  if (named?.title) return named.title.to
  return replacePaths(text, (path) => newPathOf(path, pages)).replace(picturePattern, (src) => {
    // A translation can name a picture of the first language.
    for (const path of [file.path, original]) {
      const picture = moved.get(nextTo(path, src))
      const folder = posix.dirname(moved.get(path) ?? path)
      if (picture !== undefined) return `./${posix.relative(folder, picture)}`
    }
    return src
  })
}

/** The address that an address gets by changes of pages. */
const newPathOf = (path: string, pages: readonly PageChange[]): string =>
  pages.reduce((each, { present, path: from, newPath, moved }) => {
    const { index, source } = present
    const page = index.pages.get(each)
    const isMoved = page && moved?.has(inLanguage(page.file, source.language))
    // The address of a page at the root does not depend on that of a list.
    const stays = page && isFolderKind(page.kind) && page.kind.isAtRoot && !isMoved
    return each.startsWith(from) && !stays ? newPath + each.slice(from.length) : each
  }, path)

/** The text of a file with other values of keys; one that is undefined deletes its key. */
function editKeys(file: ContentFile, values: Content): string {
  let { text } = file
  for (const [key, value] of Object.entries(values)) {
    const pointer = pointerTo('', key)
    text =
      value === undefined
        ? removeAt({ ...file, text }, pointer)
        : replaceAt({ ...file, text }, pointer, value)
  }
  return text
}

/** What becomes of a text: the whole one, or the lines of the body of a Markdown file. */
function changedLines(file: ParsedFile, { pointer, text }: TextAt, after: string): string[] {
  if (!isBody(file, pointer)) return [`${placeIn(file, pointer)}  becomes "${after}"`]
  const { line } = positionAt(file.text, offsetOf(file, pointer))
  const lines = text.split('\n')
  return after.split('\n').flatMap((now, index) => {
    const place = `data/${file.path}:${line + index}  ${pointer}`
    return now === lines[index] ? [] : [`${place}  becomes "${now}"`]
  })
}
