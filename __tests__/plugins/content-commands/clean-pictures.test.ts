import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { cleanPictures } from '../../../plugins/content-commands/clean-pictures'
import { templatePicture } from '../../../plugins/content/text/template-markers'
import { hasLocation } from '../../../plugins/content/files/picture-location'
import { site } from '../../../src/site'
import { makeFolder, putFile } from '../../support/folder'
import { blankPicture, location, photo } from '../../support/photo'

let root = ''
let printed: string[] = []

beforeEach(() => {
  root = makeFolder()
  printed = []
  const print = (line: string): void => void printed.push(line)
  jest.spyOn(console, 'log').mockImplementation(print)
  jest.spyOn(console, 'error').mockImplementation(print)
})

const put = (path: string, content: Buffer | string): void => putFile(root, path, content)
const read = (path: string): Buffer => readFileSync(join(root, path))

test.each([
  ['data/a/photo.jpg', 'jpeg'],
  ['data/a/photo.png', 'png'],
  ['data/a/photo.webp', 'webp'],
  ['static/photo.avif', 'avif'],
] as const)('saves %s upright and without its location', async (path, format) => {
  put(path, await photo().toFormat(format).toBuffer())
  expect(await cleanPictures([], root, site)).toBe(0)
  expect(printed[0]).toContain(`${path}: `)
  expect(printed[0]).toContain('location removed')
  const { width, height, orientation = 1, exif } = await sharp(read(path)).metadata()
  expect([width, height, orientation, exif]).toEqual([30, 40, 1, undefined])
  expect(hasLocation(read(path))).toBe(false)
  expect(await cleanPictures([], root, site)).toBe(0)
  expect(printed.slice(2)).toEqual(['0 of 1 picture changed.'])
})

test('leaves files without metadata and placeholders of "new" as they are, and all in a dry run', async () => {
  const kept = {
    'data/a/plain.jpg': await blankPicture().jpeg({ quality: 50 }).toBuffer(),
    'data/a/cover.png': await blankPicture()
      .withExif({ IFD0: { ImageDescription: templatePicture } })
      .png()
      .toBuffer(),
    'static/clients/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  for (const [path, content] of Object.entries(kept)) put(path, content)
  const original = await photo().jpeg().toBuffer()
  put('data/a/photo.jpg', original)
  expect(await cleanPictures(['--dry-run'], root, site)).toBe(0)
  expect(read('data/a/photo.jpg').equals(original)).toBe(true)
  expect(printed.at(-1)).toBe('1 of 3 pictures to change. Nothing was changed.')

  await cleanPictures([], root, site)
  for (const [path, content] of Object.entries(kept))
    expect(read(path).equals(Buffer.from(content))).toBe(true)
})

test('keeps the motion of an animated picture', async () => {
  const frames = ['#111', '#eee'].map((background) =>
    sharp({ create: { width: 9, height: 9, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  const animation = sharp(await Promise.all(frames), { join: { animated: true } })
  put('static/a.webp', await animation.withExif(location).webp().toBuffer())
  expect(await cleanPictures([], root, site)).toBe(0)
  const { pages, exif } = await sharp(read('static/a.webp')).metadata()
  expect([pages, exif]).toEqual([2, undefined])
})

test('says how to get the picture of a pointer', async () => {
  put('data/a/photo.jpg', 'version https://git-lfs.github.com/spec/v1\n')
  expect(await cleanPictures([], root, site)).toBe(1)
  expect(printed.at(-1)).toMatch(/^data\/a\/photo\.jpg: .*git lfs pull/)
})

test('says what to do with a HEIC picture that cannot be read', async () => {
  // The brand that HEVC pictures have.
  put('data/a/IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'))
  expect(await cleanPictures([], root, site)).toBe(1)
  expect(printed.at(-1)).toMatch(/^data\/a\/IMG_1\.HEIC: .*export it as JPEG/)
  expect(existsSync(join(root, 'data/a/IMG_1.HEIC'))).toBe(true)
})

test('refuses other arguments', async () => {
  expect(await cleanPictures(['--dryrun'], root, site)).toBe(1)
})
