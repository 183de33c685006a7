import { constants, crc32, deflate } from 'node:zlib'
import { promisify } from 'node:util'
import type { Canvas } from './canvas'

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

/** Runs of one value are all there is to find in differences; looking for more takes longer and finds less. */
const options = { level: 1, strategy: constants.Z_RLE }

/**
 * Writes a PNG. sharp would look for the colours anew in every picture, which takes ten times as long.
 * @param colours red, green and blue of each colour, at most 256
 */
export async function encodePng(
  { width, height, differences }: Canvas,
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
    chunk('IDAT', await compress(differences, options)),
    chunk('IEND', new Uint8Array()),
  ])
}
