import { crc32, deflate } from 'node:zlib'
import { promisify } from 'node:util'

/** Stands before a row that is told as its difference to the row above. */
export const differenceToAbove = 2

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const compress = promisify(deflate)

/**
 * Writes a PNG of at most 256 colours. sharp would look for the colours anew in every picture, which
 * takes fifty times as long.
 * @param rows a byte for each pixel, naming its colour; before each row a byte that says how it is told
 * @param colours red, green and blue of each colour
 */
export async function encodePng(
  rows: Uint8Array,
  width: number,
  height: number,
  colours: readonly (readonly number[])[],
): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits a pixel, each the number of a colour.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colours.flat())),
    chunk('IDAT', await compress(rows, { level: 1 })),
    chunk('IEND', new Uint8Array()),
  ])
}
