import { posix } from 'node:path'
import { countOf } from '../../text/count-of'
import { fileIssue, type Issue, rootFileIssue } from '../../issue'
import type { ContentSource, SiteTable } from '../../model'
import {
  extensionOf,
  folderOf,
  isContentPath,
  type Kind,
  kindOf,
  kindOfFolder,
  ownerOf,
  parentFile,
  requiredFiles,
  singleFiles,
  withoutExtension,
} from '../../kinds'
import type { AddressSettings } from '../../site/address-settings'
import { isSlug, slugOf, slugProblem } from '../../site/slugs'
import { didYouMean } from '../suggest'

/** Checks that data/ contains the required files, and no others. */
export function checkFiles(source: ContentSource, settings: AddressSettings): Issue[] {
  const { site, files, pictures } = source
  const { kinds } = site
  const present = new Set(files.map((file) => file.path))
  const absent = requiredFiles(kinds).filter((path) => !present.has(path))
  return [
    ...absent.map((path) => {
      const hint = `"git restore data/${path}" brings it back`
      return fileIssue(path, 'missing-file', 'the site needs this file', hint)
    }),
    ...checkListedFolders(site),
    ...checkListFiles(site, present),
    ...checkParents(site, new Set([...present].map((path) => validPath(path, settings)))),
    ...[...present].flatMap((path) =>
      kindOf(kinds, path) ? checkFileName(path, settings) : checkUnknownFile(site, path, present),
    ),
    ...checkStrayPictures(
      site,
      [...pictures.keys()].filter(
        (path) => !ownerOf(kinds, path, present) && !source.first?.pictures.has(path),
      ),
    ),
  ]
}

/** Checks that the folder that a page lists has a kind, as the entries in the code say. */
const checkListedFolders = ({ kinds, pages }: SiteTable): Issue[] =>
  pages.flatMap(({ lists }) => {
    if (!lists || kindOfFolder(kinds, lists)) return []
    const message = `a page lists data/${lists}, whose files have no kind`
    const hint = 'name the folder of a kind in the content.ts of its feature, or add the kind'
    return [rootFileIssue('src/site.ts', 'unknown-file', message, hint)]
  })

/** Checks that the page that lists the pages of a folder exists, because they link to it. */
const checkListFiles = ({ kinds, pages }: SiteTable, present: ReadonlySet<string>): Issue[] =>
  pages.flatMap(({ title: [file], lists }) => {
    if (!lists || present.has(file) || requiredFiles(kinds).includes(file)) return []
    if (![...present].some((path) => path.startsWith(lists))) return []
    const hint = `write it, or delete data/${lists}`
    return [fileIssue(file, 'missing-file', `data/${lists} has pages that this file lists`, hint)]
  })

function checkParents({ kinds }: SiteTable, present: ReadonlySet<string>): Issue[] {
  const parents = new Map<string, number>()
  for (const path of present) {
    const kind = kindOf(kinds, path)
    const parent = kind && parentFile(kind, path)
    if (parent !== undefined) parents.set(parent, (parents.get(parent) ?? 0) + 1)
  }
  return [...parents]
    .filter(([parent]) => !present.has(parent))
    .map(([parent, count]) => {
      const message = `is missing, but data/${withoutExtension(parent)}/ has ${countOf(count, 'sub-page')}`
      return fileIssue(parent, 'missing-file', message, 'write it, or move what is in the folder')
    })
}

const slugLike = (part: string, settings: AddressSettings): string =>
  slugOf(part.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '), settings)

/** The path of a content file with valid names: its own if it has them. */
export const validPath = (path: string, settings: AddressSettings): string =>
  path.replace(/[^/]+?(?=\/|\.(?:json|md)$)/g, (part) =>
    isSlug(part, settings) ? part : slugLike(part, settings),
  )

function checkFileName(path: string, settings: AddressSettings): Issue[] {
  const wrong = withoutExtension(path)
    .split('/')
    .find((part) => !isSlug(part, settings))
  if (wrong === undefined) return []
  const fixed = slugLike(wrong, settings)
  const hint = fixed === wrong ? slugProblem(wrong).message : fixed && `name it "${fixed}"`
  const message = `"${wrong}" cannot be part of an address`
  const issue = fileIssue(path, 'file-name', message, hint || undefined)
  return [{ ...issue, cause: path.slice(0, path.indexOf(wrong)) + wrong }]
}

/** What to do with a file that is not one of the site's content. */
function remedyFor(path: string, kinds: readonly Kind[]): string {
  const kind = kindOfFolder(kinds, folderOf(path))
  if (kind && isContentPath(path))
    return `the files in data/${folderOf(path)} end in "${extensionOf(kind)}"`
  if (path.endsWith('.json'))
    return 'a new kind needs an entry in the content.ts of a feature; restart "npm run develop" after adding it'
  if (/\.hei[cf]$/i.test(path)) return 'browsers cannot show HEIC: export it as JPEG, and delete it'
  return 'only content files and pictures can be here: files to download are in static/'
}

const checkUnknownFile = (
  { kinds, pages }: SiteTable,
  path: string,
  present: ReadonlySet<string>,
): Issue[] => {
  const missing = singleFiles(kinds).filter((file) => !present.has(file))
  const message = 'this is not a content file of the site'
  const folder = path.slice(0, path.indexOf('/') + 1)
  const lists = pages.flatMap(({ lists: listed }) => listed ?? [])
  const similar =
    didYouMean(path, missing) ?? (lists.includes(folder) ? undefined : didYouMean(folder, lists))
  const issue = fileIssue(path, 'unknown-file', message, similar ?? remedyFor(path, kinds))
  return [{ ...issue, cause: `${folder || path} ${issue.hint}` }]
}

/**
 * The pictures in one folder are reported once. A warning if the file with its name can have been
 * deleted: they are shown nowhere then.
 */
const checkStrayPictures = ({ kinds }: SiteTable, paths: readonly string[]): Issue[] =>
  [...new Set(paths.map((path) => posix.dirname(path)))].map((folder) => {
    const [first = '', ...others] = paths.filter((path) => posix.dirname(path) === folder)
    const kind = folder.includes('/') ? kindOfFolder(kinds, folderOf(folder)) : undefined
    const message =
      others.length > 0
        ? `this picture and ${others.length} more are not in the folder of a content file`
        : 'the picture is not in the folder of a content file'
    return kind
      ? {
          ...fileIssue(
            first,
            'unknown-file',
            message,
            `there is no data/${folder}${extensionOf(kind)}: delete the folder too`,
          ),
          isWarning: true,
        }
      : fileIssue(
          first,
          'unknown-file',
          message,
          'the folder has the name of the file that shows its pictures',
        )
  })
