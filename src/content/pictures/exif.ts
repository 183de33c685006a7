/** The relevant part of a picture's Exif data. */
export interface ExifFacts {
  /** Whether it contains the location. */
  hasLocation: boolean
}

const gpsTag = 0x8825
const entryLength = 12

/**
 * Reads the first directory of Exif data, which points to the directory of the location.
 * @param exif as returned by sharp, with or without the leading "Exif\0\0"
 */
export function readExif(exif: Buffer): ExifFacts {
  const tiff = exif.subarray(0, 4).toString('latin1') === 'Exif' ? exif.subarray(6) : exif
  const isLittleEndian = tiff.toString('latin1', 0, 2) === 'II'
  // Browsers ignore broken Exif data too: bytes beyond its end count as 0.
  const number = (at: number, length: 2 | 4): number => {
    if (at + length > tiff.length) return 0
    return isLittleEndian ? tiff.readUIntLE(at, length) : tiff.readUIntBE(at, length)
  }
  const start = number(4, 4)
  const tags = Array.from({ length: number(start, 2) }, (_, index) =>
    number(start + 2 + index * entryLength, 2),
  )
  return { hasLocation: tags.includes(gpsTag) }
}
