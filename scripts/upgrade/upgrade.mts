import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gitIn, linesOf, succeeds } from './git'
import { prepareUpgrade } from './upgrade'

/**
 * Takes over a later version of the code: `npm run upgrade`, from the branch main of the remote
 * "upstream"; `-- v1.2` or `-- ../other-clone` names another one, `-- --dry-run` only shows it.
 */
function upgrade(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' } },
  })
  const git = gitIn('.')
  const [asked] = positionals
  const hasUpstream = linesOf(git('remote')).includes('upstream')
  if (asked === undefined && !hasUpstream) {
    console.error('Say where later versions are: git remote add upstream <URL>')
    return 1
  }
  const isFolder = asked !== undefined && existsSync(asked)
  if (isFolder) git('fetch', '-q', asked)
  else if (hasUpstream) git('fetch', '-q', '--tags', 'upstream')
  const version = isFolder ? 'FETCH_HEAD' : (asked ?? 'upstream/main')
  const made = prepareUpgrade('.', version)
  if ('refused' in made) {
    made.refused.forEach((line) => console.error(line))
    console.error('Nothing was changed.')
    return 1
  }
  const { commit, notes, hasNewPackages, isLockComplete } = made
  console.log(git('diff', '--shortstat', 'HEAD', commit).trim())
  notes.forEach((note) => console.log(note))
  if (values['dry-run']) {
    console.log('Nothing was changed.')
    return 0
  }
  git('merge', '-q', '--ff-only', commit)
  const npm = (script: string): boolean =>
    spawnSync(`npm ${script}`, { shell: true, stdio: 'inherit' }).status === 0
  if (!isLockComplete) {
    console.log('Then run: npm install, npm run content:check, npm run launch:check, npm test')
    return 1
  }
  if (hasNewPackages && !npm('ci')) return 1
  const isValid = npm('run content:check')
  console.log('Then run: npm run launch:check, npm test')
  return isValid ? 0 : 1
}

if (succeeds(() => gitIn('.')('rev-parse', '--git-dir'))) process.exitCode = upgrade()
else {
  console.error('The site is in no git repository.')
  process.exitCode = 1
}
