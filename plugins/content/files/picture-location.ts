import { inflateSync } from 'node:zlib'
import { pngChunks } from './picture-chunks'

/** The names of files that can say where they were taken. */
export const canHaveLocation = /\.(?:png|jpe?g|webp|avif|gif|hei[cf]|tiff?|mp4|m4v|mov)$/i

/**
 * Whether a picture or a video says where it was taken, in Exif, IPTC, XMP or QuickTime data. All of
 * the file is searched, which no reader of metadata does: cameras append further pictures with data
 * of their own, and a PNG can have texts after the image.
 */
export const hasLocation = (file: Buffer): boolean =>
  [file, ...pngTexts(file)].some(
    (bytes) =>
      marks.some(([text, value]) => hasMark(bytes, text, value)) ||
      positionsOf(bytes, '8BIM\x04\x04').some((at) => hasIptcPlace(bytes.subarray(at + 6))) ||
      exifPositions(bytes).some((at) => pointsToGps(bytes, at)),
  )

/** The positions at which Exif data may begin, with the least or the most significant byte first. */
const exifPositions = (bytes: Buffer): number[] =>
  ['II*\0', 'MM\0*'].flatMap((header) => positionsOf(bytes, header))

/** How much is compared after a mark, in bytes. */
const valueLength = 200

/** The value of an attribute or an element, if it is not empty. */
const xmpValue = /^(?:\s*=\s*["']\s*[^\s"']|\s*>\s*(?:<(?!\/)|[^\s<]))/

/** Texts before a location, and what follows then. */
const marks: readonly [text: string, value: RegExp][] = [
  ['GPSLatitude', xmpValue],
  // Drones write it in this way.
  ['GpsLatitude', xmpValue],
  ['photoshop:City', xmpValue],
  ['Iptc4xmpCore:Location', xmpValue],
  ['Iptc4xmpExt:City', xmpValue],
  ['Iptc4xmpExt:Sublocation', xmpValue],
  // The others are in videos: of phones (QuickTime, 3GPP and MP4), of cameras in cars, and of action
  // cameras.
  ['com.apple.quicktime.location.ISO6709', /^/],
  ['loci\0\0\0\0', /^/],
  ['\xa9xyz', /^[^]{4}[+-]\d/],
  ['freeGPS ', /^/],
  ['gpmd\0\0\0\0\0\0', /^/],
]

/** Whether a mark with its value is in a file, also in UTF-16. */
function hasMark(bytes: Buffer, text: string, value: RegExp): boolean {
  const wide = Buffer.from(text, 'utf16le').subarray(0, -1)
  return [Buffer.from(text, 'latin1'), wide].some((mark) =>
    positionsOf(bytes, mark).some((at) => {
      const isEndTag = bytes[at - (mark === wide ? 2 : 1)] === 0x2f
      const start = at + mark.length
      const after = bytes.toString('latin1', start, start + valueLength)
      return !isEndTag && value.test(mark === wide ? after.replaceAll('\0', '') : after)
    }),
  )
}

function positionsOf(bytes: Buffer, part: Buffer | string): number[] {
  const found: number[] = []
  for (let at = bytes.indexOf(part); at >= 0; at = bytes.indexOf(part, at + 1)) found.push(at)
  return found
}

/** The most that a text is inflated to, in bytes. */
const maxTextLength = 50_000_000

/**
 * The texts of a PNG, and the data in those of hexadecimal digits, which ImageMagick writes:
 * https://www.w3.org/TR/png-3/#11textinfo
 */
function pngTexts(file: Buffer): Buffer[] {
  const texts: Buffer[] = []
  for (const [type, content] of pngChunks(file)) {
    const text = textInChunk(type, content)
    const digits = text.toString('latin1').replace(/^\s*\w+\s+\d+|\s/g, '')
    texts.push(text, Buffer.from(digits, 'hex'))
  }
  return texts
}

function textInChunk(type: string, content: Buffer): Buffer {
  const keyword = content.indexOf(0)
  const inflate = (from: number): Buffer => {
    try {
      return inflateSync(content.subarray(from), { maxOutputLength: maxTextLength })
    } catch {
      return Buffer.alloc(0)
    }
  }
  if (type === 'tEXt') return content.subarray(keyword + 1)
  if (type === 'zTXt') return inflate(keyword + 2)
  // A text that is not compressed is found in the file itself.
  if (type !== 'iTXt' || content[keyword + 1] !== 1) return Buffer.alloc(0)
  const language = content.indexOf(0, keyword + 3)
  return inflate(content.indexOf(0, language + 1) + 1)
}

/** City and sublocation, in the second record of IPTC data. */
const iptcPlaces = [90, 92]

/** Whether a resource of Photoshop, after its type, is IPTC data with a place. */
function hasIptcPlace(resource: Buffer): boolean {
  const nameLength = 1 + (resource[0] ?? 0)
  // The length of the data is between the name and the data.
  let at = nameLength + (nameLength % 2) + 4
  while (resource[at] === 0x1c && at + 5 <= resource.length) {
    const length = resource.readUInt16BE(at + 3)
    const value = resource.toString('latin1', at + 5, at + 5 + length)
    if (resource[at + 1] === 2 && iptcPlaces.includes(resource[at + 2] ?? 0) && value.trim())
      return true
    at += 5 + length
  }
  return false
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
