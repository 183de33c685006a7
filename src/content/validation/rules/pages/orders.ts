import type { Issue } from '../../issue'
import { issueAt, valueAt, type JsonFile } from '../../json/json-file'
import { findDuplicates } from '../../find-duplicates'
import { folderOf } from '../files'

const positionOf = (file: JsonFile): string | undefined => {
  const order = valueAt(file, '/order')
  return typeof order === 'number' ? `${folderOf(file.path)} ${order}` : undefined
}

/** Checks that the pages of each list have unique positions. */
export const checkOrders = (files: JsonFile[]): Issue[] =>
  findDuplicates(files, positionOf).map(({ item, first }) => {
    const order = String(valueAt(item, '/order'))
    const message = `${order} is also the position of data/${first.path}: they are sorted by title`
    return issueAt(item, '/order', 'repeated-order', message, 'give each its own number')
  })
