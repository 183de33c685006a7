import type { Issue } from '../../issue'
import { entriesOf, issueAt, textAt, type JsonFile } from '../../json/json-file'
import { findDuplicates } from '../../find-duplicates'
import type { PageIndex } from './page-index'

/**
 * Checks that former addresses can redirect: none is the address of a page, and none belongs to two
 * pages.
 */
export function checkFormerPaths(files: JsonFile[], { paths }: PageIndex): Issue[] {
  const former = files.flatMap((file) =>
    entriesOf(file, '/formerPaths').map((pointer) => ({
      file,
      pointer,
      path: textAt(file, pointer) ?? '',
    })),
  )
  const hint = 'delete this entry'
  return [
    ...former
      .filter(({ path }) => paths.has(path))
      .map(({ file, pointer, path }) =>
        issueAt(file, pointer, 'former-path', `${path} is the address of a page`, hint),
      ),
    ...findDuplicates(former, ({ path }) => path)
      .filter(({ item, first }) => item.file !== first.file)
      .map(({ item: { file, pointer, path }, first }) => {
        const message = `${path} redirects to the page of data/${first.file.path}`
        return issueAt(file, pointer, 'former-path', message, hint)
      }),
  ]
}
