import sharp from 'sharp'
import { cleanPicture, PictureLoss } from '../../../../plugins/content/files/clean-picture'
import { isAnimatedPng, unreadColors } from '../../../../plugins/content/files/picture-chunks'
import { numbers, withChunk, withCodePoints } from '../../../support/picture-chunks'

const blank = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#c8503c' } })
const png = (): Promise<Buffer> => blank().png().toBuffer()
const avif = (): Promise<Buffer> => blank().avif().toBuffer()
const textChunk = Buffer.from('Comment\0x', 'latin1')
const displayP3 = Buffer.from([12, 13, 0, 1])
const primaries = (greenX: number): Buffer =>
  numbers(31_270, 32_900, 64_000, 33_000, greenX, 60_000, 15_000, 6000)

test.each([
  ['Display P3', 'cICP', displayP3, 'code points (cICP)'],
  ['BT.2100 PQ', 'cICP', Buffer.from([9, 16, 0, 1]), 'code points (cICP)'],
  ['sRGB by code points', 'cICP', Buffer.from([1, 13, 0, 1]), undefined],
  ['unspecified', 'cICP', Buffer.from([2, 2, 0, 1]), undefined],
  ['linear', 'gAMA', numbers(100_000), 'a gamma (gAMA)'],
  ['of an old Macintosh', 'gAMA', numbers(55_556), 'a gamma (gAMA)'],
  ['sRGB by its gamma', 'gAMA', numbers(45_455), undefined],
  ['Adobe RGB by primaries', 'cHRM', primaries(21_000), 'primaries (cHRM)'],
  ['sRGB by primaries', 'cHRM', primaries(30_000), undefined],
  ['sRGB by a flag', 'sRGB', Buffer.from([0]), undefined],
])('knows whether sharp reads the colors of a PNG: %s', async (_, type, content, colors) => {
  expect(unreadColors(withChunk(await png(), type, content))).toBe(colors)
})

test('a profile and a flag go before gamma and primaries, but not before code points', async () => {
  const profile = await blank().withIccProfile('p3').png().toBuffer()
  expect(unreadColors(withChunk(profile, 'gAMA', numbers(100_000)))).toBeUndefined()
  expect(unreadColors(withChunk(profile, 'cICP', displayP3))).toBe('code points (cICP)')
  const flagged = withChunk(await png(), 'sRGB', Buffer.from([0]))
  expect(unreadColors(withChunk(flagged, 'cHRM', primaries(21_000)))).toBeUndefined()
})

test.each<[what: string, primaries: number, transfer: number, colors: string | undefined]>([
  ['Display P3', 12, 13, 'code points (nclx)'],
  ['BT.2100 HLG', 9, 18, 'code points (nclx)'],
  ['linear', 1, 8, 'code points (nclx)'],
  ['sRGB', 1, 13, undefined],
])('knows whether sharp reads the colors of an AVIF: %s', async (_, first, second, colors) => {
  expect(unreadColors(withCodePoints(await avif(), first, second))).toBe(colors)
})

test('other pictures have colors that sharp reads', async () => {
  for (const format of ['jpeg', 'webp', 'gif', 'png', 'avif'] as const)
    expect(unreadColors(await blank().toFormat(format).toBuffer())).toBeUndefined()
})

test('an animated PNG is known by its control chunk before the image', async () => {
  const control = numbers(2, 0)
  expect(isAnimatedPng(withChunk(await png(), 'acTL', control))).toBe(true)
  expect(isAnimatedPng(withChunk(await png(), 'acTL', control, true))).toBe(false)
  expect(isAnimatedPng(withChunk(await png(), 'tEXt', Buffer.from('x\0acTL')))).toBe(false)
  expect(isAnimatedPng(await blank().gif().toBuffer())).toBe(false)
})

const withExif = { IFD0: { Copyright: 'Somebody' } }
const taggedPng = (): Promise<Buffer> => blank().withExif(withExif).png().toBuffer()

test.each<[what: string, picture: () => Promise<Buffer>, reason: RegExp]>([
  [
    'an animation',
    async () => withChunk(await taggedPng(), 'acTL', numbers(2, 0)),
    /metadata removed.* lose the pictures of its animation/,
  ],
  ['colors', async () => withChunk(await taggedPng(), 'cICP', displayP3), /lose its colors/],
  ['a gamma', async () => withChunk(await taggedPng(), 'gAMA', numbers(1e5)), /lose its colors/],
  [
    'colors of an AVIF',
    async () => withCodePoints(await blank().withExif(withExif).avif().toBuffer(), 12, 13),
    /lose its colors/,
  ],
])('a picture that would lose %s is not saved again', async (_, picture, reason) => {
  const saved = cleanPicture(await picture())
  await expect(saved).rejects.toThrow(PictureLoss)
  await expect(saved).rejects.toThrow(reason)
})

test('a picture without anything to remove stays as it is', async () => {
  const animated = withChunk(await png(), 'acTL', numbers(2, 0))
  expect(await cleanPicture(withChunk(animated, 'cICP', displayP3))).toBeUndefined()
  expect(await cleanPicture(withChunk(await png(), 'tEXt', textChunk))).toBeUndefined()
})

test('a PNG keeps its 16 bits per color', async () => {
  const deep = await blank().toColorspace('rgb16').withExif(withExif).png().toBuffer()
  const [clean] = (await cleanPicture(deep)) ?? []
  expect(await sharp(clean).metadata()).toMatchObject({ depth: 'ushort' })
})
