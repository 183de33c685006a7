import sharp from 'sharp'
import { readExif } from '../../../../plugins/content/core/load'

const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' } }
const camera = { IFD0: { Make: 'Camera' } }

const exifOf = async (
  format: 'jpeg' | 'webp' | 'png' | 'avif',
  exif: NonNullable<Parameters<ReturnType<typeof sharp>['withExif']>[0]>,
) => {
  const create = { width: 40, height: 30, channels: 3, background: '#201a2f' } as const
  const bytes = await sharp({ create }).withExif(exif).toFormat(format).toBuffer()
  return (await sharp(bytes).metadata()).exif ?? Buffer.alloc(0)
}

test.each(['jpeg', 'webp', 'png', 'avif'] as const)(
  'finds the location of a %s',
  async (format) => {
    expect(readExif(await exifOf(format, place))).toEqual({ hasLocation: true })
    expect(readExif(await exifOf(format, camera))).toEqual({ hasLocation: false })
  },
)

test('broken Exif data has no location', () => {
  expect(readExif(Buffer.from('Exif\0\0II'))).toEqual({ hasLocation: false })
})
