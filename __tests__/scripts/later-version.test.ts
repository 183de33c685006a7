import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder, putFile } from '../support/folder'

/** The section of the docs, whose commands the tests run as they are printed there. */
const [, section = ''] = readFileSync('docs/customizing.md', 'utf8').split(
  '## Take over a later version\n',
)
const [, mergeCommands = ''] = /```sh\n([\s\S]+?)```/.exec(section) ?? []
const [, commandWithoutHistory = ''] = /`(git merge -s ours [^`]+)`/.exec(section) ?? []

const identity = ['user.name=A', 'user.email=a@agency.example']

/** Runs a line in a shell, also one that ends with conflicts. */
const run = (folder: string, line: string): string =>
  execFileSync('sh', ['-c', `${line}; true`], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()

type Files = Readonly<Record<string, string | undefined>>

/** Writes files, deletes those without a text, and commits. */
function commit(folder: string, files: Files): string {
  for (const [path, text] of Object.entries(files))
    if (text === undefined) rmSync(join(folder, path))
    else putFile(folder, path, text)
  git(folder, 'add', '-A')
  git(folder, 'commit', '-q', '-m', 'Change')
  return git(folder, 'rev-parse', 'HEAD')
}

function makeRepository(): string {
  const folder = makeFolder()
  git(folder, 'init', '-q', '-b', 'main')
  for (const setting of identity) git(folder, 'config', ...setting.split('='))
  return folder
}

/** Runs what the docs say: "main" of the repository `upstream` is merged. */
function merge(root: string, upstream: string): void {
  for (const line of mergeCommands.trim().split('\n'))
    run(root, line.replace('<address of this repository>', upstream))
}

const lines = (first: string, last = 'last'): string => `${first}\n2\n3\n4\n5\n6\n${last}\n`

const firstVersion = {
  '.gitattributes': readFileSync('.gitattributes', 'utf8'),
  'README.md': lines('sample'),
  'src/code.ts': lines('code'),
  'data/articles/changed-by-both.md': lines('sample'),
  'data/articles/changed-later.md': lines('sample'),
  'data/articles/deleted-by-agency.md': lines('sample text'),
  'data/articles/changed-and-removed-later.md': lines('other sample'),
  'data/articles/removed-later.md': lines('removed sample'),
  'data/articles/moved-later.md': lines('moved sample'),
  'static/logo.svg': '<svg/>\n',
  'plugins/fonts/files/text.woff2': 'letters of the sample',
}

const laterVersion = {
  'README.md': lines('later sample'),
  'src/code.ts': lines('code', 'later code'),
  'src/new.ts': 'new code\n',
  'data/articles/changed-by-both.md': lines('later sample'),
  'data/articles/changed-later.md': lines('later sample'),
  'data/articles/deleted-by-agency.md': lines('later sample text'),
  'data/articles/changed-and-removed-later.md': undefined,
  'data/articles/removed-later.md': undefined,
  'data/articles/moved-later.md': undefined,
  'data/articles/moved.md': lines('moved sample'),
  'data/articles/added-later.md': 'another sample\n',
  'static/logo.svg': '<svg></svg>\n',
  'plugins/fonts/files/text.woff2': 'letters of the later sample',
}

const agencyVersion = {
  'README.md': lines('agency'),
  'src/code.ts': lines('agency code'),
  'data/articles/changed-by-both.md': lines('agency'),
  'data/articles/deleted-by-agency.md': undefined,
  'data/articles/changed-and-removed-later.md': lines('agency'),
  'data/articles/new.md': lines('agency'),
  'plugins/fonts/files/text.woff2': 'letters of the agency',
}

/** The agency's files after the merge: nothing but code has changed. */
function expectOnlyCodeMerged(root: string, agencyCommit: string): void {
  expect(git(root, 'status', '--porcelain')).toBe('M  src/code.ts\nA  src/new.ts')
  git(root, 'commit', '-q', '-m', 'Merge')
  expect(git(root, 'diff', '--name-only', agencyCommit, 'HEAD')).toBe('src/code.ts\nsrc/new.ts')
  expect(readFileSync(join(root, 'src/code.ts'), 'utf8')).toBe(lines('agency code', 'later code'))
}

test('a merge of a later version takes over its code and leaves the agency’s content as it is', () => {
  const upstream = makeRepository()
  commit(upstream, firstVersion)
  const root = join(makeFolder(), 'site')
  cpSync(upstream, root, { recursive: true })
  const agencyCommit = commit(root, agencyVersion)
  commit(upstream, laterVersion)
  merge(root, upstream)
  expectOnlyCodeMerged(root, agencyCommit)
})

test('a copy without a common history merges later versions after one command', () => {
  const upstream = makeRepository()
  const copied = commit(upstream, firstVersion)
  const root = makeRepository()
  commit(root, firstVersion)
  commit(root, agencyVersion)
  commit(upstream, laterVersion)
  git(root, 'fetch', '-q', upstream)
  run(root, `${commandWithoutHistory.replace(/<.*>/, copied)} -m Version`)
  merge(root, upstream)
  expectOnlyCodeMerged(root, git(root, 'rev-parse', 'HEAD'))
})
