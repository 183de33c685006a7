import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { pictureName } from '../check/schema-errors/text-issues'
import { listFiles } from '../core/list-files'
import { hasLocation } from '../core/picture-location'
import { templatePicture } from '../core/template-markers'
import { fail, readArguments, type Command } from './command-line'

/** Encoders by sharp's names of the formats, with a quality at which no difference is visible. */
const encoders: Readonly<Partial<Record<string, (picture: Sharp) => Sharp>>> = {
  jpeg: (picture) => picture.jpeg({ quality: 92, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 92 }),
  heif: (picture) => picture.avif({ quality: 80 }),
}

/** What is removed from a picture, in words; empty if it stays as it is. */
function partsToRemove({ orientation = 1, exif, xmp }: Metadata, isLocated: boolean): string[] {
  if (exif?.includes(templatePicture)) return []
  return [
    ...(orientation === 1 ? [] : ['turned upright']),
    ...(isLocated ? ['location removed'] : []),
    ...(exif || xmp ? ['metadata removed'] : []),
  ]
}

interface CleanPicture {
  path: string
  bytes: Buffer
  changes: string[]
}

const isHeic = (path: string): boolean => /\.hei[cf]$/i.test(path)

/** Returns a picture upright and without metadata; undefined if it is so already. */
async function cleanPicture(root: string, path: string): Promise<CleanPicture | undefined> {
  const original = readFileSync(join(root, path))
  const metadata = await sharp(original).metadata()
  const changes = partsToRemove(metadata, await hasLocation(original))
  const encode = encoders[isHeic(path) ? 'jpeg' : metadata.format]
  if (!encode || (changes.length === 0 && !isHeic(path))) return undefined
  const name = pictureName(basename(path).replace(/\.\w+$/, '.jpg'))
  return {
    path: isHeic(path) ? posix.join(posix.dirname(path), name) : path,
    bytes: await encode(sharp(original).autoOrient().keepIccProfile()).toBuffer(),
    changes,
  }
}

const usage = `npm run pictures
  --dry-run  shows what would change, and changes nothing`

/**
 * Turns pictures in data/ and static/ upright, removes their metadata, such as the location, and
 * converts HEIC to JPEG. Other files stay as they are.
 */
export const cleanPictures: Command = async (args, root) => {
  const parsed = readArguments(args, { 'dry-run': { type: 'boolean' } })
  if (!parsed || parsed.positionals.length > 0) return fail(usage)
  const isDryRun = parsed.values['dry-run'] ?? false
  const paths = ['data', 'static']
    .flatMap((folder) => listFiles(join(root, folder)).map((path) => `${folder}/${path}`))
    .filter((path) => /\.(?:png|jpe?g|webp|avif|hei[cf])$/i.test(path))
  const failed: string[] = []
  let changed = 0
  for (const path of paths) {
    try {
      const clean = await cleanPicture(root, path)
      if (!clean) continue
      const isNew = clean.path !== path
      if (isNew && existsSync(join(root, clean.path))) throw new Error(`${clean.path} exists`)
      const saved = isNew ? [`saved as ${clean.path}`] : []
      console.log(`${path}: ${[...saved, ...clean.changes].join(', ')}`)
      changed += 1
      if (isDryRun) continue
      writeFileSync(join(root, clean.path), clean.bytes)
      if (isNew) rmSync(join(root, path))
    } catch (error) {
      const what = isHeic(path) ? 'cannot be converted; export it as JPEG' : 'cannot be read'
      const [reason] = String(error).split('\n')
      failed.push(`${path}: ${what} (${reason})`)
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
