import { uploadIssue, type Upload } from '../../../../scripts/edit/app/uploads'

const good: Upload = {
  name: 'cover.png',
  type: 'image/png',
  size: 1_000_000,
  pixels: { width: 1600, height: 1000 },
}

test('reports nothing about a suitable picture', () => {
  expect(uploadIssue(good)).toBeUndefined()
})

test.each<[reason: string, change: Partial<Upload>]>([
  ['is not a PNG, JPEG, WebP or AVIF picture', { type: 'image/heic' }],
  ['cannot be read', { pixels: undefined }],
  ['is larger than 10 MB', { size: 11_000_000 }],
  ['has more than 100 megapixels', { pixels: { width: 12_000, height: 9_000 } }],
  ['is 1700 x 200 pixels', { pixels: { width: 1700, height: 200 } }],
])('a picture that %s is refused', (reason, change) => {
  const issue = uploadIssue({ ...good, ...change })
  expect(issue?.message).toContain(`"cover.png" ${reason}`)
  expect(issue?.fitsPhones).toBe(false)
})

test('warns of a narrow picture, which may be one for phones', () => {
  const issue = uploadIssue({ ...good, pixels: { width: 900, height: 1200 } })
  expect(issue?.message).toMatch(/900 pixels wide.*1600.*phones/)
  expect(issue?.fitsPhones).toBe(true)
})
