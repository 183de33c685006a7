import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Rejection } from '../../plugins/content/node'
import { type Git, gitIn, linesOf, succeeds } from './git'
import { completeLabels, labelsFolder, listLabelFiles } from './label-files'
import type { TwoVersions } from './labels'
import type { JsonObject } from './merge-json'
import { completeLockFile, mergePackages } from './packages'

// A site takes over this folder alone before it takes over the rest (docs/upgrading.md): from
// plugins/ it imports types, and what every version has had.

/** What belongs to the agency: an upgrade leaves it as it is. */
const ownPaths = ['data', 'static', 'README.md', 'LICENSE']

/** Made from the content and the theme: the next build makes them again. */
const fontFiles = 'plugins/fonts/files'

const changelog = 'CHANGELOG.md'

/** A later version that was merged, as a commit that no branch has yet. */
export interface Upgrade {
  commit: string
  /** What the owner should know, in lines. */
  notes: string[]
  /** Whether packages have changed. */
  hasNewPackages: boolean
  /** Whether the lock file has every package, so that `npm ci` can install them. */
  isLockComplete: boolean
}

/** Keeps the agency's own files: those that the merge has changed, added or deleted. */
function keepOwnFiles(git: Git): void {
  const present = linesOf(git('ls-tree', '--name-only', 'HEAD', '--', ...ownPaths))
  git('reset', '-q', 'HEAD', '--', ...ownPaths.filter((path) => present.includes(path)))
  git('checkout', '-q', 'HEAD', '--', ...present)
  git('clean', '-fdq', '--', ...ownPaths)
}

/** Leaves out what the later version has added to folders that the agency has deleted. */
function leaveOutDeleted(git: Git, base: string): void {
  const foldersAt = (commit: string): string[] =>
    linesOf(git('ls-tree', '-rd', '--name-only', commit))
  const present = foldersAt('HEAD')
  const deleted = foldersAt(base).filter((folder) => !present.includes(folder))
  if (deleted.length > 0) git('rm', '-rqf', '--ignore-unmatch', '--', ...deleted)
}

/**
 * Settles conflicts about files that one side has deleted: what the agency has deleted stays
 * deleted, and what it has changed stays.
 * @returns the files of the other conflicts, and notes about what stays
 */
function settleDeletions(git: Git): { conflicts: string[]; notes: string[] } {
  const conflicts: string[] = []
  const notes: string[] = []
  for (const path of linesOf(git('diff', '--name-only', '--diff-filter=U'))) {
    const stages = linesOf(git('ls-files', '-u', '--', path)).map((line) => line.split(/\s/)[2])
    if (!stages.includes('2')) git('rm', '-qf', '--', path)
    else if (!stages.includes('3')) {
      git('add', '--', path)
      notes.push(
        `${path} is gone in the later version; yours was kept, because you have changed it.`,
      )
    } else conflicts.push(path)
  }
  return { conflicts, notes }
}

/** Adds the new labels to the texts of the site and to label files of the agency. */
function addLabels(folder: string, git: Git, base: string, version: string): string[] {
  const path = `${labelsFolder}/en.json`
  const textAt = (commit: string): string => git('show', `${commit}:${path}`)
  const english: TwoVersions = {
    before: succeeds(() => textAt(base)) ? (JSON.parse(textAt(base)) as JsonObject) : {},
    after: JSON.parse(textAt(version)) as JsonObject,
  }
  const shipped = linesOf(git('ls-tree', '--name-only', version, '--', `${labelsFolder}/`))
  const own = listLabelFiles(folder).filter((file) => !shipped.includes(file))
  return completeLabels(folder, own, english)
}

/** What the changelog says about the changes since a version: new entries below their headings. */
function changesSince(git: Git, base: string, version: string): string[] {
  const lines = linesOf(git('diff', '-U9999', base, version, '--', changelog))
  const above = (index: number, heading: RegExp): number =>
    lines.findLastIndex((line, other) => other < index && heading.test(line))
  const wanted = lines.flatMap((line, index) =>
    line.startsWith('+- ')
      ? [above(index, /^[ +]## /), above(index, /^[ +](?:## |\w.*:$)/), index]
      : [],
  )
  return [...new Set(wanted)].flatMap((index) => lines[index]?.slice(1) ?? [])
}

/** Merges a version in a folder of its own, a worktree of the repository. */
function mergeIn(
  folder: string,
  base: string,
  version: string,
  completeLock: (folder: string) => boolean,
): Upgrade | Rejection {
  const git = gitIn(folder)
  const commits = { base, ours: git('rev-parse', 'HEAD'), theirs: version }
  // Conflicts are no failure yet.
  succeeds(() => git('merge', '--no-commit', '--no-ff', version))
  keepOwnFiles(git)
  leaveOutDeleted(git, base)
  if (git('diff', '--name-only', base, version, '--', fontFiles))
    git('checkout', '-q', version, '--', fontFiles)
  const packages = mergePackages(folder, git, commits, completeLock)
  const files = settleDeletions(git)
  const conflicts = [...files.conflicts, ...packages.conflicts]
  if (conflicts.length > 0)
    return {
      refused: [
        'You and the later version have changed the same lines or values of:',
        ...conflicts.map((path) => `  ${path}`),
        'Undo what you do not need, or merge by hand: docs/upgrading.md says how.',
      ],
    }
  const translations = addLabels(folder, git, base, version)
  git('add', '-A')
  git('commit', '-q', '--no-verify', '-m', `Upgrade to ${git('rev-parse', '--short', version)}`)
  return {
    commit: git('rev-parse', 'HEAD'),
    notes: [
      ...changesSince(git, base, version),
      ...files.notes,
      ...packages.notes,
      ...translations,
    ],
    hasNewPackages: git('diff', '--name-only', 'HEAD^1', 'HEAD', '--', 'package-lock.json') !== '',
    isLockComplete: packages.isLockComplete,
  }
}

/**
 * Merges a later version of the code, without changing the folder of the repository: a merge that is
 * interrupted leaves everything as it was.
 * @param name a commit, a branch or a tag
 * @param completeLock adds missing packages to the lock file of a folder, and says whether it could
 */
export function prepareUpgrade(
  root: string,
  name: string,
  completeLock = completeLockFile,
): Upgrade | Rejection {
  const git = gitIn(root)
  if (git('status', '--porcelain'))
    return { refused: ['Commit your changes first, so that nothing is lost.'] }
  const commit = `${name}^{commit}`
  if (!succeeds(() => git('rev-parse', '-q', '--verify', commit)))
    return { refused: [`There is no version ${name}.`] }
  const version = git('rev-parse', commit)
  if (!succeeds(() => git('merge-base', 'HEAD', version)))
    return { refused: [`${name} has no history in common with your site.`] }
  const base = git('merge-base', 'HEAD', version)
  if (base === version) return { refused: ['Your site has this version already.'] }
  const parent = mkdtempSync(join(tmpdir(), 'upgrade-'))
  const folder = join(parent, 'site')
  git('worktree', 'add', '-q', '--detach', folder, 'HEAD')
  try {
    return mergeIn(folder, base, version, completeLock)
  } finally {
    git('worktree', 'remove', '--force', folder)
    rmSync(parent, { recursive: true })
  }
}
