import { join } from 'node:path'
import sharp from 'sharp'
import { withoutHiddenColor } from '../../../plugins/pictures/hidden-color'
import { makeFolder } from '../../support/folder'

const drawing = (shape: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${shape}</svg>`)

test.each([
  ['a logo on transparency', '<circle cx="4" cy="4" r="3"/>', false],
  ['a shadow', '<path d="M0 0h9v9H0z" fill-opacity=".5"/>', false],
  ['one transparent corner', '<path d="M1 0h8v9H0V1z" fill="#fff"/>', false],
  ['an opaque picture with an alpha channel', '<path d="M0 0h9v9H0z" fill="#fff"/>', true],
])('%s has a color behind it only if nothing shines through', async (_, shape, hasColor) => {
  const root = makeFolder({ 'a.png': await sharp(drawing(shape)).png().toBuffer() })
  const data = { backgroundColor: '#080808', width: 9 }
  expect(await withoutHiddenColor(data, join(root, 'a.png'))).toEqual(
    hasColor ? data : { width: 9 },
  )
})

test('a picture without an alpha channel has a color behind it', async () => {
  const photograph = sharp(drawing('<path d="M0 0h9v9z"/>')).flatten().png()
  const root = makeFolder({ 'a.png': await photograph.toBuffer() })
  const data = { backgroundColor: '#080808', width: 9 }
  expect(await withoutHiddenColor(data, join(root, 'a.png'))).toEqual(data)
})
