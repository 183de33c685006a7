import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import type { ContentSource, SiteConfig } from '../model'
import { isContentPath, type Collection } from '../collections'
import { buildTime } from './publication'
import type { PictureFacts } from './content-file'
import { listFiles, listSpecialFiles, readTexts } from './list-files'
import type { ParsedFile } from './parsed-file'
import { parseFiles } from './parse'
import { canHaveLocation, hasLocation } from './picture-location'
import { isLfsPointer } from './git-lfs'
import { filesByLanguage } from './languages'
import { readSchemas } from './schema-files'
import { templatePicture } from '../text/template-markers'
import { unreadableReason } from './unreadable-reason'

const isPicture = (path: string): boolean => /\.(?:png|jpe?g|webp|avif|gif)$/i.test(path)

/**
 * Reads everything that validation needs from disk. Asynchronous only because of the pictures.
 * @param before the previous result: its objects are kept for files that have not changed, so that
 * no picture is decoded and no file checked again
 */
export async function loadContent(
  root: string,
  site: SiteConfig,
  before?: ContentSource,
): Promise<ContentSource> {
  const data = join(root, 'data')
  const paths = listFiles(data)
  const staticFiles = listFiles(join(root, 'static'))
  const pathsOfPictures = [
    ...paths.filter(isPicture).map((path) => `data/${path}`),
    ...staticFiles.map((path) => `static/${path}`),
  ]
  const digests = new Map(pathsOfPictures.map((path) => [path, digestOf(join(root, path))]))
  const filesBefore = new Map(before?.files.map((file) => [file.path, file]))
  return {
    site,
    files: paths
      .filter((path) => !isPicture(path))
      .map((path) => {
        const text = isContentPath(path) ? readText(join(data, path)) : ''
        const known = filesBefore.get(path)
        return known?.text === text ? known : { path, text }
      }),
    pictures: await readPictures(root, paths.filter(isPicture), digests, before),
    staticFiles: new Set(staticFiles.map((path) => `/${path}`)),
    staticLocations: filesWithLocation(root, staticFiles, digests, before),
    specialFiles: ['data', 'static'].flatMap((folder) =>
      listSpecialFiles(join(root, folder)).map((path) => `${folder}/${path}`),
    ),
    lfsPointers: new Set(
      pathsOfPictures.filter((path) => isLfsPointer(readFileSync(join(root, path)))),
    ),
    digests,
    logos: readLogos(root, staticFiles),
    icons: before?.icons ?? iconNames(root),
    now: buildTime(),
    schemas: readSchemas(root),
  }
}

/** A hash of a file, without the line ends of an SVG, which git may have changed. */
const digestOf = (path: string): string =>
  createHash('sha1')
    .update(path.endsWith('.svg') ? readText(path).replaceAll('\r\n', '\n') : readFileSync(path))
    .digest('hex')

const readText = (path: string): string => readFileSync(path, 'utf8')

/** Reads the pictures at these paths under data/; files with the same content are read once. */
async function readPictures(
  root: string,
  paths: readonly string[],
  digests: ReadonlyMap<string, string>,
  before?: ContentSource,
): Promise<Map<string, PictureFacts>> {
  const known = new Map<string | undefined, PictureFacts | Promise<PictureFacts>>()
  for (const [path, facts] of before?.pictures ?? [])
    known.set(before?.digests?.get(`data/${path}`), facts)
  const read = paths.map(async (path) => {
    const digest = digests.get(`data/${path}`)
    const facts = known.get(digest) ?? pictureFacts(join(root, 'data', path))
    known.set(digest, facts)
    return [path, await facts] as const
  })
  return new Map(await Promise.all(read))
}

async function pictureFacts(path: string): Promise<PictureFacts> {
  try {
    const picture = sharp(path)
    const { autoOrient, orientation = 1, exif, format, pages = 1 } = await picture.metadata()
    // The start of a truncated picture is valid, so pictures are decoded completely.
    await picture.resize(1).raw().toBuffer()
    const facts = {
      ...autoOrient,
      bytes: statSync(path).size,
      format,
      ...(hasLocation(readFileSync(path)) && { hasLocation: true }),
      ...(orientation > 1 && { isTurned: true }),
      ...(pages > 1 && { isAnimated: true }),
    }
    return exif?.includes(templatePicture) ? { ...facts, isPlaceholder: true } : facts
  } catch (error) {
    // Throws if the file has vanished, which is no fault of the picture.
    statSync(path)
    return { unreadable: unreadableReason(error) }
  }
}

/** The files in static/ that say where they were taken. Reads only those that have changed. */
function filesWithLocation(
  root: string,
  paths: readonly string[],
  digests: ReadonlyMap<string, string>,
  before?: ContentSource,
): Set<string> {
  const isLocated = (path: string): boolean =>
    before?.digests?.get(`static/${path}`) === digests.get(`static/${path}`)
      ? before?.staticLocations?.has(`/${path}`) === true
      : hasLocation(readFileSync(join(root, 'static', path)))
  return new Set(
    paths.filter((path) => canHaveLocation.test(path) && isLocated(path)).map((path) => `/${path}`),
  )
}

const logoFolder = 'brand/logos/'

const readLogos = (root: string, staticFiles: string[]): Map<string, string> =>
  new Map(
    staticFiles
      .filter((path) => path.startsWith(logoFolder))
      .map((path) => [path.slice(logoFolder.length), readText(join(root, 'static', path))]),
  )

/** Packages are resolved from the site's root, because npm may hoist them. */
function iconNames(root: string): ContentSource['icons'] {
  const { resolve } = createRequire(join(root, 'package.json'))
  const names = (folder: string): Set<string> =>
    new Set(
      readdirSync(folder)
        .filter((name) => name.endsWith('.svg'))
        .map((name) => basename(name, '.svg')),
    )
  return {
    lucide: names(join(dirname(resolve('lucide-static/package.json')), 'icons')),
    simple: names(join(dirname(resolve('simple-icons')), 'icons')),
  }
}

/**
 * The parsed content files of each language of a site, the first one first, without those that
 * cannot be parsed.
 */
export function readFilesByLanguage(
  root: string,
  collections: readonly Collection[],
): { language: string | undefined; files: ParsedFile[] }[] {
  const byLanguage = filesByLanguage(collections, readSchemas(root), readTexts(root))
  return [...byLanguage].map(([language, files]) => ({
    language,
    files: parseFiles(collections, files).files,
  }))
}
