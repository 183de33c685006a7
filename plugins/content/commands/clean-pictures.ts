import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { listFiles } from '../core/list-files'
import { hasLocation } from '../core/picture-location'
import { isPointer, pointerIssue } from '../core/pointer'
import { templatePicture } from '../core/template-markers'
import { unreadableReason } from '../core/unreadable-reason'
import { fail, readArguments, type Command } from './command-line'

/** Encoders by sharp's names of the formats, with a quality at which no difference is visible. */
const encoders: Readonly<Partial<Record<string, (picture: Sharp) => Sharp>>> = {
  jpeg: (picture) => picture.jpeg({ quality: 92, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 92 }),
  heif: (picture) => picture.avif({ quality: 80 }),
  gif: (picture) => picture.gif(),
}

/** What is removed from a picture, in words; empty if it stays as it is. */
function partsToRemove(
  { orientation = 1, exif, xmp, iptc }: Metadata,
  isLocated: boolean,
): string[] {
  if (exif?.includes(templatePicture)) return []
  return [
    ...(orientation === 1 ? [] : ['turned upright']),
    ...(isLocated ? ['location removed'] : []),
    ...(exif || xmp || iptc ? ['metadata removed'] : []),
  ]
}

/** Returns a picture upright and without metadata; undefined if it is so already. */
export async function cleanPicture(
  original: Buffer,
): Promise<[Buffer, changes: string[]] | undefined> {
  const metadata = await sharp(original).metadata()
  const changes = partsToRemove(metadata, hasLocation(original))
  const encode = encoders[metadata.format]
  if (!encode || changes.length === 0) return undefined
  // Only a still one can be turned.
  const { pages = 1 } = metadata
  const picture = pages > 1 ? sharp(original, { animated: true }) : sharp(original).autoOrient()
  return [await encode(picture.keepIccProfile()).toBuffer(), changes]
}

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
    if (isPointer(original)) {
      failed.push(`${path}: ${pointerIssue.join('; ')}`)
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
      failed.push(`${path}: cannot be read: ${unreadableReason(error)}; export it as JPEG`)
    }
  }
  const all = `${paths.length} pictures`
  console.log(
    isDryRun
      ? `${changed} of ${all} to change. Nothing was changed.`
      : `${changed} of ${all} changed.`,
  )
  return failed.length > 0 ? fail(...failed) : 0
}
