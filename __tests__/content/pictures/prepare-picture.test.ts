import sharp from 'sharp'
import { readExif } from '../../../src/content/pictures/exif'
import { preparePicture } from '../../../src/content/pictures/prepare-picture'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#201a2f' } })

const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' } }

const prepared = async (...given: Parameters<typeof preparePicture>) => {
  const result = await preparePicture(...given)
  if ('issue' in result) throw new Error(result.issue)
  return result
}

test('keeps a picture without metadata byte for byte', async () => {
  const bytes = await plain(1600, 900).png().toBuffer()
  const result = await prepared(bytes)
  expect(result).toMatchObject({ width: 1600, height: 900, extension: 'png', isChanged: false })
  expect(result.bytes.equals(bytes)).toBe(true)
})

test.each(['jpeg', 'webp', 'png', 'avif'] as const)(
  'removes the location of a %s and keeps its color profile',
  async (format) => {
    const bytes = await plain(1600, 900)
      .withIccProfile('p3')
      .withExif(place)
      .toFormat(format)
      .toBuffer()
    const before = await sharp(bytes).metadata()
    expect(readExif(before.exif ?? Buffer.alloc(0))).toEqual({ hasLocation: true })
    const result = await prepared(bytes)
    const after = await sharp(result.bytes).metadata()
    expect(result.isChanged).toBe(true)
    expect(after.exif).toBeUndefined()
    expect(after.icc?.equals(before.icc ?? Buffer.alloc(0))).toBe(true)
  },
)

test('turns a picture upright, and measures it as it is then', async () => {
  const bytes = await plain(900, 1600).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const result = await prepared(bytes)
  expect(result).toMatchObject({ width: 1600, height: 900, extension: 'jpg', isChanged: true })
  const after = await sharp(result.bytes).metadata()
  expect([after.width, after.height, after.orientation]).toEqual([1600, 900, undefined])
})

test('a portrait may be smaller', async () => {
  const bytes = await plain(400, 400).webp().toBuffer()
  expect(await prepared(bytes, { isLarge: false })).toMatchObject({ extension: 'webp' })
  expect(await preparePicture(bytes)).toEqual({
    issue: expect.stringContaining('400 pixels wide: choose one of at least 1600') as string,
  })
  expect(await preparePicture(await plain(400, 200).png().toBuffer(), { isLarge: false })).toEqual({
    issue: expect.stringContaining('400 × 200 pixels') as string,
  })
})

test.each([
  ['a text', Buffer.from('not a picture'), 'cannot be read'],
  ['an empty file', Buffer.alloc(0), 'cannot be read'],
  [
    'a drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'SVG',
  ],
  ['a file that is too heavy', Buffer.alloc(11 * 1024 * 1024), '11.0 MB'],
])('refuses %s', async (_, bytes, message) => {
  expect(await preparePicture(bytes)).toEqual({ issue: expect.stringContaining(message) as string })
})

test('refuses another type of picture, and one that is cut off', async () => {
  const gif = await plain(1600, 900).gif().toBuffer()
  expect(await preparePicture(gif)).toEqual({
    issue: 'The file is of the type GIF: save it as PNG, JPEG, WebP or AVIF.',
  })
  const noise = await sharp({
    create: {
      ...{ width: 1600, height: 900, channels: 3, background: '#000' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  expect(await preparePicture(noise.subarray(0, noise.length / 2))).toEqual({
    issue: expect.stringContaining('cannot be read') as string,
  })
})

test('broken Exif data has no location', () => {
  expect(readExif(Buffer.from('Exif\0\0II*\0\xff\xff\xff\x7f', 'latin1'))).toEqual({
    hasLocation: false,
  })
  expect(readExif(Buffer.alloc(0))).toEqual({ hasLocation: false })
})
