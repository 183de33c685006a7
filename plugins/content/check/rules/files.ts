import { posix } from 'node:path'
import { kindOf, ownerOf, requiredFiles, singleFiles } from '../../core/kinds'
import type { ContentSource } from '../../core/content-source'
import { slugOf, type SlugSettings, isSlug } from '../../core/slugs'
import { singlePages } from '../../core/single-pages'
import { fileIssue, type Issue } from '../../core/issue'
import { didYouMean } from '../suggest'

/** Checks that data/ contains the required files, and no others. */
export function checkFiles({ files, pictures }: ContentSource, settings: SlugSettings): Issue[] {
  const present = new Set(files.map((file) => file.path))
  const absent = requiredFiles.filter((path) => !present.has(path))
  return [
    ...absent.map((path) => fileIssue(path, 'missing-file', 'the site needs this file')),
    ...missingLists(present),
    ...missingGroups(present),
    ...[...present].flatMap((path) =>
      kindOf(path) ? fileName(path, settings) : unknownFile(path, present),
    ),
    ...[...pictures.keys()].flatMap((path) =>
      ownerOf(path, present) || wasDeleted(posix.dirname(path)) ? [] : strayPicture(path),
    ),
  ]
}

/** Checks that the page that lists the pages of a folder exists, because they link to it. */
const missingLists = (present: ReadonlySet<string>): Issue[] =>
  singlePages.flatMap(({ title: [file], lists }) => {
    if (!lists || present.has(file) || requiredFiles.includes(file)) return []
    if (![...present].some((path) => path.startsWith(lists))) return []
    const hint = `write it, or run "npm run remove -- /${lists}"`
    return [fileIssue(file, 'missing-file', `data/${lists} has pages that this file lists`, hint)]
  })

function missingGroups(present: ReadonlySet<string>): Issue[] {
  const parents = new Map<string, number>()
  for (const path of present) {
    const parent = /^((?:industries|services)\/[^/]+)\/[^/]+\.json$/.exec(path)?.[1]
    if (parent !== undefined) parents.set(parent, (parents.get(parent) ?? 0) + 1)
  }
  return [...parents]
    .filter(([parent]) => !present.has(`${parent}.json`))
    .map(([parent, count]) =>
      fileIssue(
        `${parent}.json`,
        'missing-file',
        `is missing, but data/${parent}/ has ${count === 1 ? 'a sub-page' : `${count} sub-pages`}`,
      ),
    )
}

function fileName(path: string, settings: SlugSettings): Issue[] {
  const wrong = path
    .replace(/\.json$/, '')
    .split('/')
    .find((part) => !isSlug(part, settings))
  if (wrong === undefined) return []
  const message = `"${wrong}" cannot be part of an address`
  const fixed = slugOf(wrong.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '), settings)
  return [fileIssue(path, 'file-name', message, fixed ? `name it "${fixed}"` : undefined)]
}

const unknownFile = (path: string, present: ReadonlySet<string>): Issue[] => [
  fileIssue(
    path,
    'unknown-file',
    'this is not a content file of the site',
    didYouMean(
      path,
      singleFiles.filter((file) => !present.has(file)),
    ) ??
      'a new kind needs an entry in plugins/content/core/kinds.ts; restart "npm run develop" after adding it',
  ),
]

/** Whether a folder is that of a page that does not exist: its pictures are shown nowhere. */
const wasDeleted = (folder: string): boolean =>
  folder.includes('/') && kindOf(`${folder}.json`) !== undefined

const strayPicture = (path: string): Issue[] => [
  fileIssue(
    path,
    'unknown-file',
    'the picture is not in the folder of a content file',
    'put it in the folder with the name of the file that shows it',
  ),
]
