import sharp, { type Sharp } from 'sharp'
import { hasLocation } from '../../../../plugins/content/core/picture-location'

const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' } }
const camera = { IFD0: { Make: 'Camera' } }
const xmp = (fields: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" ${fields}/></rdf:RDF></x:xmpmeta>`

const blank = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#201a2f' } })

describe.each(['jpeg', 'webp', 'png', 'avif'] as const)('finds the location of a %s', (format) => {
  const locationIn = async (picture: Sharp): Promise<boolean> =>
    hasLocation(await picture.toFormat(format).toBuffer())

  test('in its Exif data', async () => {
    expect(await locationIn(blank().withExif(place))).toBe(true)
    expect(await locationIn(blank().withExif(camera))).toBe(false)
  })

  test('in its XMP data', async () => {
    expect(await locationIn(blank().withXmp(xmp('exif:GPSLatitude="23,48.0N"')))).toBe(true)
    expect(await locationIn(blank().withXmp(xmp('exif:Make="Camera"')))).toBe(false)
  })
})

test('finds the location in a second picture at the end of a file', async () => {
  const first = await blank().jpeg().toBuffer()
  const second = await blank().withExif(place).jpeg().toBuffer()
  expect(await hasLocation(Buffer.concat([first, second]))).toBe(true)
})

test('broken Exif data, and a file that is no picture, have no location', async () => {
  expect(await hasLocation(Buffer.from('Exif\0\0II*\0'))).toBe(false)
  expect(await hasLocation(Buffer.from('GPS'))).toBe(false)
})
