import sharp, { type Metadata, type Sharp } from 'sharp'
import { isAnimatedPng, unreadColors } from './picture-chunks'
import { hasLocation } from './picture-location'
import { templatePicture } from '../text/template-markers'

/** Encoders by sharp's names of the formats, with a quality at which no difference is visible. */
const encoders: Readonly<Partial<Record<string, (picture: Sharp, metadata: Metadata) => Sharp>>> = {
  jpeg: (picture) => picture.jpeg({ quality: 92, mozjpeg: true }),
  png: (picture, { depth }) =>
    (depth === 'ushort' ? picture.toColorspace('rgb16') : picture).png({ compressionLevel: 9 }),
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

/** Says what a picture would lose if it were saved again, which cannot be kept. */
function unsavablePart(original: Buffer, { format, bitsPerSample = 8 }: Metadata) {
  if (isAnimatedPng(original)) return 'the pictures of its animation after the first'
  if (unreadColors(original) !== undefined)
    return 'its colors, which neither sRGB nor a profile says'
  if (format === 'heif' && bitsPerSample > 8) return `its ${bitsPerSample} bits per color`
  return undefined
}

/** Why a picture cannot be saved without what is to be removed. */
export class PictureLoss extends Error {}

/**
 * Returns a picture upright and without metadata; undefined if it is so already.
 * @throws PictureLoss if it would lose something else
 */
export async function cleanPicture(
  original: Buffer,
): Promise<[Buffer, changes: string[]] | undefined> {
  const metadata = await sharp(original).metadata()
  const changes = partsToRemove(metadata, hasLocation(original))
  const encode = encoders[metadata.format]
  if (!encode || changes.length === 0) return undefined
  const part = unsavablePart(original, metadata)
  if (part !== undefined) {
    throw new PictureLoss(
      `is not changed (${changes.join(', ')}), because it would lose ${part}; export it again as JPEG, PNG or WebP in sRGB`,
    )
  }
  // sharp can turn only a still picture.
  const { pages = 1 } = metadata
  const picture = pages > 1 ? sharp(original, { animated: true }) : sharp(original).autoOrient()
  return [await encode(picture.keepIccProfile(), metadata).toBuffer(), changes]
}
