import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Git, succeeds } from './git'
import { type JsonObject, mergeObjects, type ThreeVersions } from './merge-json'

const packageFile = 'package.json'
const lockFile = 'package-lock.json'

/** What package.json says about the owner's project and not about the code. */
const ownKeys = [
  'name',
  'version',
  'description',
  'keywords',
  'author',
  'contributors',
  'license',
  'homepage',
  'repository',
  'bugs',
]

/** Objects that npm sorts by name. */
const sortedKeys = ['dependencies', 'devDependencies']

/** The commits that a merge reads. */
export type Commits = ThreeVersions<string>

/** The texts of a file that all three versions have and that both sides have changed. */
function textsOf(git: Git, path: string, commits: Commits): ThreeVersions<string> | undefined {
  const exists = (commit: string): boolean =>
    succeeds(() => git('cat-file', '-e', `${commit}:${path}`))
  if (!Object.values(commits).every(exists)) return undefined
  const textAt = (commit: string): string => git('show', `${commit}:${path}`)
  const texts = {
    base: textAt(commits.base),
    ours: textAt(commits.ours),
    theirs: textAt(commits.theirs),
  }
  return texts.ours !== texts.base && texts.theirs !== texts.base ? texts : undefined
}

const parse = (text: string): JsonObject => JSON.parse(text) as JsonObject

const sortByKey = (values: object): JsonObject =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => a.localeCompare(b, 'en')))

/** Writes package.json with the changes of both sides. */
function mergePackageFile(
  folder: string,
  git: Git,
  commits: Commits,
): { conflicts: string[]; notes: string[] } {
  const texts = textsOf(git, packageFile, commits)
  if (!texts) return { conflicts: [], notes: [] }
  const versions = {
    base: parse(texts.base),
    ours: parse(texts.ours),
    theirs: parse(texts.theirs),
  }
  const { merged, conflicts, kept } = mergeObjects(versions, ownKeys)
  const sorted = Object.entries(merged).map(([key, value]) =>
    sortedKeys.includes(key) ? [key, sortByKey(value as object)] : [key, value],
  )
  const content: unknown = Object.fromEntries(sorted)
  writeFileSync(join(folder, packageFile), `${JSON.stringify(content, null, 2)}\n`)
  git('add', '--', packageFile)
  return {
    conflicts: conflicts.map((key) => `${packageFile}: ${key}`),
    notes: kept.map(
      (key) =>
        `${key} in ${packageFile} is gone in the later version; yours was kept, because you have changed it.`,
    ),
  }
}

/** Adds to a lock file what package.json names and it lacks. Returns whether npm could do it. */
export function completeLockFile(folder: string): boolean {
  const command = 'npm install --package-lock-only --ignore-scripts --no-audit --no-fund'
  return spawnSync(command, { cwd: folder, shell: true, stdio: 'ignore' }).status === 0
}

/** A merge of package.json and its lock file. */
export interface MergedPackages {
  conflicts: string[]
  notes: string[]
  /** Whether the lock file has every package that package.json names. */
  isLockComplete: boolean
}

/**
 * Merges package.json key by key. If both sides have changed the lock file, takes the later one and
 * completes it, because npm can tell which packages belong together and git cannot.
 */
export function mergePackages(
  folder: string,
  git: Git,
  commits: Commits,
  completeLock: (folder: string) => boolean,
): MergedPackages {
  const { conflicts, notes } = mergePackageFile(folder, git, commits)
  const isLockMerged = textsOf(git, lockFile, commits) !== undefined
  if (isLockMerged) git('checkout', '-q', commits.theirs, '--', lockFile)
  if (!isLockMerged || conflicts.length > 0) return { conflicts, notes, isLockComplete: true }
  const later = readFileSync(join(folder, lockFile))
  const isLockComplete = completeLock(folder)
  if (!isLockComplete) {
    writeFileSync(join(folder, lockFile), later)
    notes.push(
      `Run npm install and commit ${lockFile}: it is the one of the later version and lacks your own packages, because npm could not add them. Is the registry out of reach?`,
    )
  }
  return { conflicts, notes, isLockComplete }
}
