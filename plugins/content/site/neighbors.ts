import { type Content, toObject } from '../collections'
import type { PageFile } from './pages'

/** The files before and after one. */
export interface Neighbors<File> {
  previous?: File
  next?: File
}

/** The neighbors of each of some files in an order. */
export function neighborsIn<File extends PageFile>(
  files: readonly File[],
  compare: (a: Content, b: Content) => number,
): Map<File, Neighbors<File>> {
  const sorted = [...files].sort((a, b) => compare(toObject(a.value), toObject(b.value)))
  return new Map(
    sorted.map((file, index) => [file, { previous: sorted[index - 1], next: sorted[index + 1] }]),
  )
}
