import { crc32 } from 'node:zlib'

const chunk = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const
  ends[0].writeUInt32BE(content.length)
  ends[1].writeUInt32BE(crc32(body))
  return Buffer.concat([ends[0], body, ends[1]])
}

/** A PNG with another chunk: after its header, or at its end. */
export function withChunk(png: Buffer, type: string, content: Buffer, isAtEnd = false): Buffer {
  const at = isAtEnd ? png.length - 12 : 33
  return Buffer.concat([png.subarray(0, at), chunk(type, content), png.subarray(at)])
}

/** Unsigned numbers of four bytes. */
export function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index))
  return bytes
}

/**
 * An AVIF that says its colors by code points of ITU-T H.273. The box is at the end of the file,
 * where decoders skip it; encoders write it among the properties of the picture.
 */
export function withCodePoints(avif: Buffer, primaries: number, transfer: number): Buffer {
  const codePoints = [0, primaries, 0, transfer, 0, 1, 0x80]
  return Buffer.concat([avif, numbers(19), Buffer.from('colrnclx'), Buffer.from(codePoints)])
}
