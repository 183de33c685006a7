import sharp, { type Sharp } from 'sharp'
import { formats, maxMegabytes, maxMegapixels, minSide, minWidth } from './limits'

/** A picture that can be written to data/. */
export interface PreparedPicture {
  bytes: Buffer
  /** After the orientation is applied, in pixels, as is the height. */
  width: number
  height: number
  /** The ending that the file must have. */
  extension: 'png' | 'jpg' | 'webp' | 'avif'
  /** Whether the bytes differ from those that were given. */
  isChanged: boolean
}

/** Why a picture is refused, in one sentence that says what to do. */
export interface RefusedPicture {
  issue: string
}

/** What a picture must be for its place. */
export interface PictureDemands {
  /** Whether it is shown as wide as the window, as all are but portraits and pictures for phones. */
  isLarge?: boolean
}

const extensions: Readonly<Record<string, PreparedPicture['extension']>> = {
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  heif: 'avif',
}

const refuse = (issue: string): RefusedPicture => ({ issue })

/**
 * Makes an uploaded picture fit for data/: turns it upright as its Exif orientation says, and removes its metadata,
 * with the place where it was taken. Its color profile stays. A picture without orientation and metadata is
 * returned as it is, so that nothing is encoded twice.
 */
export async function preparePicture(
  bytes: Buffer,
  { isLarge = true }: PictureDemands = {},
): Promise<PreparedPicture | RefusedPicture> {
  const megabytes = bytes.length / 1024 / 1024
  if (megabytes > maxMegabytes)
    return refuse(
      `The picture has ${megabytes.toFixed(1)} MB: save it smaller, ${maxMegabytes} MB at most.`,
    )
  try {
    const picture = sharp(bytes, { limitInputPixels: maxMegapixels * 1e6 })
    const facts = await picture.metadata()
    const { format, compression, exif, iptc, xmp, orientation = 1, autoOrient } = facts
    const extension = extensions[format]
    if (!extension || !formats[format] || (format === 'heif' && compression !== 'av1'))
      return refuse(
        `The file is of the type ${format.toUpperCase()}: save it as PNG, JPEG, WebP or AVIF.`,
      )
    const { width, height } = autoOrient
    if (isLarge && width < minWidth)
      return refuse(
        `The picture is ${width} pixels wide: choose one of at least ${minWidth} pixels, without enlarging it.`,
      )
    if (Math.min(width, height) < minSide)
      return refuse(
        `The picture is ${width} × ${height} pixels: choose one of at least ${minSide} either way.`,
      )
    const isClean = orientation === 1 && !exif && !iptc && !xmp
    // Also of a picture that stays as it is: a truncated one has a valid beginning.
    if (isClean) await picture.clone().resize(1).raw().toBuffer()
    const prepared = isClean ? bytes : await encode(picture, format)
    return { bytes: prepared, width, height, extension, isChanged: !isClean }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return refuse(
      `The picture cannot be read: ${reason}. Export it again as PNG, JPEG, WebP or AVIF.`,
    )
  }
}

/** Without metadata; of a format with loss, with hardly any. */
const encode = (picture: Sharp, format: string): Promise<Buffer> => {
  const upright = picture.autoOrient().keepIccProfile()
  if (format === 'jpeg') return upright.jpeg({ quality: 92, mozjpeg: true }).toBuffer()
  if (format === 'webp') return upright.webp({ quality: 92 }).toBuffer()
  if (format === 'heif') return upright.avif({ quality: 80 }).toBuffer()
  return upright.png({ compressionLevel: 9 }).toBuffer()
}
