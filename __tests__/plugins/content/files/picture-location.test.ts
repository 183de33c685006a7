import { deflateSync } from 'node:zlib'
import type { Sharp } from 'sharp'
import { hasLocation } from '../../../../plugins/content/files/picture-location'
import { blankPicture, location } from '../../../support/photo'

const camera = { IFD0: { Make: 'Camera' } }
const xmp = (fields: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" ${fields}/></rdf:RDF></x:xmpmeta>`

describe.each(['jpeg', 'webp', 'png', 'avif'] as const)('finds the location of a %s', (format) => {
  const locationIn = async (picture: Sharp): Promise<boolean> =>
    hasLocation(await picture.toFormat(format).toBuffer())

  test('in its Exif data', async () => {
    expect(await locationIn(blankPicture().withExif(location))).toBe(true)
    expect(await locationIn(blankPicture().withExif(camera))).toBe(false)
  })

  test('in its XMP data', async () => {
    expect(await locationIn(blankPicture().withXmp(xmp('exif:GPSLatitude="23,48.0N"')))).toBe(true)
    expect(await locationIn(blankPicture().withXmp(xmp('exif:Make="Camera"')))).toBe(false)
  })
})

/** A PNG with a chunk after its image. */
async function pngWith(type: string, content: Buffer): Promise<Buffer> {
  const png = await blankPicture().png().toBuffer()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  // Its checksum is not read.
  const chunk = Buffer.concat([length, Buffer.from(type), content, Buffer.alloc(4)])
  return Buffer.concat([png.subarray(0, -12), chunk, png.subarray(-12)])
}

const located = Buffer.from(xmp('exif:GPSLatitude="23,48.0N"'))
const packed = deflateSync(located)
const iptc = (number: number, value: string) =>
  Buffer.from(
    `8BIM\x04\x04\0\0\0\0\0\x20\x1c\x02${String.fromCharCode(number)}\0${String.fromCharCode(value.length)}${value}`,
    'latin1',
  )
const jpegWith = async (content: Buffer | string) =>
  Buffer.concat([await blankPicture().jpeg().toBuffer(), Buffer.from(content as Buffer)])
const element = (name: string, value: string) => `<${name}>${value}</${name}>\n<next/>`

test.each<[where: string, file: () => Promise<Buffer> | Buffer, found: boolean]>([
  [
    'a second picture at the end of a file',
    async () => jpegWith(await blankPicture().withExif(location).jpeg().toBuffer()),
    true,
  ],
  [
    'compressed XMP after the image of a PNG',
    () => pngWith('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0'), packed])),
    true,
  ],
  [
    'a compressed text',
    () => pngWith('zTXt', Buffer.concat([Buffer.from('XMP\0\0'), packed])),
    true,
  ],
  [
    'a text of digits',
    () =>
      pngWith('tEXt', Buffer.from(`Raw profile type xmp\0\nxmp\n  99\n${located.toString('hex')}`)),
    true,
  ],
  ['a damaged text', () => pngWith('zTXt', Buffer.from('XMP\0\0damaged')), false],
  ['UTF-16', () => jpegWith(Buffer.from(located.toString(), 'utf16le')), true],
  ['big-endian UTF-16', () => jpegWith(Buffer.from(located.toString(), 'utf16le').swap16()), true],
  ['the city of XMP', () => jpegWith(xmp('photoshop:City="Dhaka"')), true],
  ['the street of XMP', () => jpegWith(element('Iptc4xmpCore:Location', 'Road 27')), true],
  [
    'an empty city',
    () => jpegWith(element('photoshop:City', '') + xmp('photoshop:City=""')),
    false,
  ],
  ["the photographer's city", () => jpegWith(xmp('Iptc4xmpCore:CiAdrCity="Dhaka"')), false],
  ['the city of IPTC', () => jpegWith(iptc(90, 'Dhaka')), true],
  ['the street of IPTC', () => jpegWith(iptc(92, 'Road 27')), true],
  ['another field of IPTC', () => jpegWith(iptc(80, 'Kim Poe')), false],
  [
    'the video of a phone',
    () => Buffer.from('moov\xa9xyz\0\x12\x15\xc7+23.81+90.41/', 'latin1'),
    true,
  ],
  ['a 3GPP video', () => Buffer.from('udta\0\0\0\x20loci\0\0\0\0\x15\xc7'), true],
  ['a QuickTime video', () => Buffer.from('keysmdtacom.apple.quicktime.location.ISO6709'), true],
  ['a video without one', () => Buffer.from('ftypmp42moovudta\xa9xyz', 'latin1'), false],
  ['broken Exif data', () => Buffer.from('Exif\0\0II*\0'), false],
])('searches %s for a location', async (_where, file, found) => {
  expect(hasLocation(await file())).toBe(found)
})
