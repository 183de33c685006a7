import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import type { ContentSource, SiteConfig } from '../model'
import { isContentPath } from '../collections'
import { buildTime } from './publication'
import type { PictureFacts } from './content-file'
import { listFiles, listSpecialFiles, readContentFile } from './list-files'
import { perFile } from './per-file'
import { encodingProblem, logoProblem, pictureProblem } from './read-logo'
import { isAnimatedPng, unreadColors } from './picture-chunks'
import { canHaveLocation, hasLocation } from './picture-location'
import { isLfsPointer } from './git-lfs'
import { readSchemas } from './schema-files'
import { templatePicture } from '../text/template-markers'
import { unreadableReason } from './unreadable-reason'

const logoFolder = 'brand/logos/'

/** Logos that pages show in their own colors. */
const isClientLogo = (path: string): boolean => /^clients\/.*\.svg$/.test(path)

const isPicture = (path: string): boolean => /\.(?:png|jpe?g|webp|avif|gif)$/i.test(path)

/**
 * Reads everything that validation needs from disk. Asynchronous only because of the pictures. What
 * has not changed since it was last read is the same object, so that no file is checked and no picture
 * decoded again.
 */
export async function loadContent(root: string, site: SiteConfig): Promise<ContentSource> {
  const paths = listFiles(join(root, 'data'))
  const staticFiles = listFiles(join(root, 'static'))
  const pictures = paths.filter(isPicture)
  const published = new Map(
    [...pictures.map((path) => `data/${path}`), ...staticFiles.map((path) => `static/${path}`)].map(
      (path) => [path, publishedFile(join(root, path))],
    ),
  )
  const facts = pictures.map(
    async (path) => [path, await pictureFacts(join(root, 'data', path))] as const,
  )
  const namedLogos = site.logos(root)
  const logos = staticFiles
    .filter((path) => !published.get(`static/${path}`)?.isPointer)
    .flatMap((path) => {
      const isOneColor = path.startsWith(logoFolder) || namedLogos.includes(path)
      const ofSvg = path.toLowerCase().endsWith('.svg') ? encodingProblem : undefined
      const check = isOneColor ? logoProblem : isClientLogo(path) ? pictureProblem : ofSvg
      return check ? [{ path, check }] : []
    })
    .map(async ({ path, check }) => [path, await check(join(root, 'static', path))] as const)
  return {
    site,
    files: paths
      .filter((path) => !isPicture(path))
      .map((path) => (isContentPath(path) ? readContentFile(root, path) : { path, text: '' })),
    pictures: new Map(await Promise.all(facts)),
    staticFiles: new Set(staticFiles.map((path) => `/${path}`)),
    staticLocations: new Set(
      staticFiles
        .filter((path) => published.get(`static/${path}`)?.hasLocation)
        .map((path) => `/${path}`),
    ),
    specialFiles: ['data', 'static'].flatMap((folder) =>
      listSpecialFiles(join(root, folder)).map((path) => `${folder}/${path}`),
    ),
    lfsPointers: new Set(
      [...published].filter(([, { isPointer }]) => isPointer).map(([path]) => path),
    ),
    digests: new Map([...published].map(([path, { digest }]) => [path, digest])),
    logos: new Map(await Promise.all(logos)),
    icons: iconNames(root),
    now: buildTime(),
    schemas: readSchemas(root),
  }
}

/** What is known of a picture in data/ or a file in static/. */
const publishedFile = perFile('published file', (path) => {
  const bytes = readFileSync(path)
  return {
    /** A hash of the file, without the line ends of an SVG, which git may have changed. */
    digest: createHash('sha1')
      .update(path.endsWith('.svg') ? bytes.toString().replaceAll('\r\n', '\n') : bytes)
      .digest('hex'),
    isPointer: isLfsPointer(bytes),
    hasLocation: canHaveLocation.test(path) && hasLocation(bytes),
    isAnimatedPng: isAnimatedPng(bytes),
    unreadColors: unreadColors(bytes),
  }
})

/** Pictures with the same content, which are decoded once. */
const factsByDigest = new Map<string, Promise<PictureFacts>>()

async function pictureFacts(path: string): Promise<PictureFacts> {
  const { digest } = publishedFile(path)
  const facts = factsByDigest.get(digest) ?? decodePicture(path)
  factsByDigest.set(digest, facts)
  try {
    return await facts
  } catch (error) {
    factsByDigest.delete(digest)
    throw error
  }
}

async function decodePicture(path: string): Promise<PictureFacts> {
  try {
    const picture = sharp(path)
    const { autoOrient, orientation = 1, exif, format, pages = 1 } = await picture.metadata()
    // The start of a truncated picture is valid, so pictures are decoded completely.
    await picture.resize(1).raw().toBuffer()
    const { hasLocation, isAnimatedPng, unreadColors } = publishedFile(path)
    const facts = {
      ...autoOrient,
      bytes: statSync(path).size,
      format,
      ...(hasLocation && { hasLocation }),
      ...(orientation > 1 && { isTurned: true }),
      ...((pages > 1 || isAnimatedPng) && { isAnimated: true }),
      ...(unreadColors !== undefined && { unreadColors }),
    }
    return exif?.includes(templatePicture) ? { ...facts, isPlaceholder: true } : facts
  } catch (error) {
    // Throws if the file has vanished, which is no fault of the picture.
    statSync(path)
    return { unreadable: unreadableReason(error) }
  }
}

/** Packages are resolved from the site's root, because npm may hoist them. */
const iconNames = perFile('icons', (root): ContentSource['icons'] => {
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
})
