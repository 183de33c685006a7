import sharp, { type Metadata, type Sharp } from 'sharp'
import { hasLocation } from './picture-location'
import { templatePicture } from '../text/template-markers'

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
  // sharp can turn only a still picture.
  const { pages = 1 } = metadata
  const picture = pages > 1 ? sharp(original, { animated: true }) : sharp(original).autoOrient()
  return [await encode(picture.keepIccProfile()).toBuffer(), changes]
}
