import sharp, { type Metadata } from 'sharp'

/**
 * Whether a picture says where it was taken, in Exif or XMP data anywhere in its file: cameras append
 * further pictures with data of their own.
 */
export async function hasLocation(picture: Buffer): Promise<boolean> {
  const { xmp, comments = [] }: Partial<Metadata> = await sharp(picture)
    .metadata()
    .catch(() => ({}))
  // PNG compresses texts; ImageMagick writes Exif data as one, in hexadecimal digits.
  const texts = comments.map(({ text }) => text.replace(/^\s*\w+\s+\d+|\s/g, ''))
  return [picture, xmp ?? Buffer.alloc(0), ...texts.map((text) => Buffer.from(text, 'hex'))].some(
    (bytes) =>
      bytes.includes('GPSLatitude') || exifStarts(bytes).some((at) => pointsToGps(bytes, at)),
  )
}

/** The positions of all that may be Exif data: the byte order and the number 42. */
function exifStarts(bytes: Buffer): number[] {
  const starts: number[] = []
  for (const header of ['II*\0', 'MM\0*'])
    for (let at = bytes.indexOf(header); at >= 0; at = bytes.indexOf(header, at + 1))
      starts.push(at)
  return starts
}

const gpsTag = 0x8825
const entryLength = 12

/** Whether the first directory of Exif data has a pointer to the directory of the location. */
function pointsToGps(bytes: Buffer, at: number): boolean {
  const exif = bytes.subarray(at)
  const isLittleEndian = exif.toString('latin1', 0, 2) === 'II'
  // Browsers ignore broken Exif data too: bytes beyond its end count as 0.
  const number = (position: number, length: 2 | 4): number => {
    if (position + length > exif.length) return 0
    return isLittleEndian ? exif.readUIntLE(position, length) : exif.readUIntBE(position, length)
  }
  const directory = number(4, 4)
  return Array.from({ length: number(directory, 2) }, (_, index) =>
    number(directory + 2 + index * entryLength, 2),
  ).includes(gpsTag)
}
