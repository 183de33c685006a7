import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanPicture, PictureLoss } from '../content/files/clean-picture'
import { countOf } from '../content/text/count-of'
import { listFiles } from '../content/files/list-files'
import { isLfsPointer, lfsPointerIssue } from '../content/files/git-lfs'
import { unreadableReason } from '../content/files/unreadable-reason'
import { fail, readArguments, type Command } from './command-line'

const usage = `npm run pictures
  --dry-run  shows what would change, and changes nothing`

/**
 * Turns pictures in data/ and static/ upright, and removes their metadata, such as the location.
 * Other files stay as they are.
 */
export const cleanPictures: Command = async (args, root) => {
  const parsed = readArguments(args, { 'dry-run': { type: 'boolean' } })
  if (!parsed || parsed.positionals.length > 0) return fail(usage)
  const isDryRun = parsed.values['dry-run'] ?? false
  const paths = ['data', 'static']
    .flatMap((folder) => listFiles(join(root, folder)).map((path) => `${folder}/${path}`))
    .filter((path) => /\.(?:png|jpe?g|webp|avif|gif|hei[cf])$/i.test(path))
  const failed: string[] = []
  let changed = 0
  for (const path of paths) {
    const original = readFileSync(join(root, path))
    if (isLfsPointer(original)) {
      failed.push(`${path}: ${lfsPointerIssue.join('; ')}`)
      continue
    }
    try {
      const clean = await cleanPicture(original)
      if (!clean) continue
      const [bytes, changes] = clean
      console.log(`${path}: ${changes.join(', ')}`)
      changed += 1
      if (!isDryRun) writeFileSync(join(root, path), bytes)
    } catch (error) {
      failed.push(
        error instanceof PictureLoss
          ? `${path}: ${error.message}`
          : `${path}: cannot be read: ${unreadableReason(error)}; export it as JPEG`,
      )
    }
  }
  const all = countOf(paths.length, 'picture')
  console.log(
    isDryRun
      ? `${changed} of ${all} to change. Nothing was changed.`
      : `${changed} of ${all} changed.`,
  )
  return failed.length > 0 ? fail(...failed) : 0
}
