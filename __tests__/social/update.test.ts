import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { updatePictures, type Order } from '../../src/build/social/update'

// Before the first picture all letters are drawn once.
jest.setTimeout(60_000)

let publicFolder = ''

beforeEach(() => (publicFolder = mkdtempSync(join(tmpdir(), 'social-'))))
afterEach(() => rmSync(publicFolder, { recursive: true }))

const card = (address: string, title: string) => ({ address, title, kind: 'Services / Web' })

const circle = '<svg viewBox="0 0 20 54"><circle cx="10" cy="27" r="10"/></svg>'

const update = (cards: Order['cards'], name = 'Agency', logo = circle) =>
  updatePictures({
    publicFolder,
    recordFile: join(publicFolder, 'record.json'),
    sender: { name, host: 'agency.example', logo },
    folder: '/social/',
    cards,
  })

const read = (address: string): Buffer => readFileSync(join(publicFolder, address))

const one = card('/social/one.png', 'Web & "more"; café')
const two = card('/social/below/two.png', 'Mobile')

test('draws a picture of 1200 by 630 pixels for every page', async () => {
  expect(await update([one, two])).toEqual({ drawn: 2, removed: 0 })
  for (const { address } of [one, two]) {
    const { data, info } = await sharp(read(address)).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 1200, height: 630 })
    // The title is nearly white, and the largest thing that is.
    expect(data.filter((part) => part > 240).length).toBeGreaterThan(10_000)
  }
  expect(read(one.address).equals(read(two.address))).toBe(false)
})

test('draws the same words alike, whenever it is', async () => {
  await update([one])
  const first = read(one.address)
  rmSync(join(publicFolder, 'record.json'))
  expect(await update([one])).toEqual({ drawn: 1, removed: 0 })
  expect(read(one.address).equals(first)).toBe(true)
})

test('shows the logo of the agency, and draws again when it changes', async () => {
  await update([one])
  const before = read(one.address)
  const square = '<svg viewBox="0 0 10 10"><rect width="10" height="10"/></svg>'
  expect(await update([one], 'Agency', square)).toEqual({ drawn: 1, removed: 0 })
  expect(read(one.address).equals(before)).toBe(false)
})

test('draws only what changed, and removes what nobody asks for any more', async () => {
  await update([one, two])
  const past = new Date(0)
  utimesSync(join(publicFolder, one.address), past, past)
  const renamed = card('/social/below/two.png', 'Tablets')
  const three = card('/social/three.png', 'Desktop')
  expect(await update([one, renamed, three])).toEqual({ drawn: 2, removed: 0 })
  expect(statSync(join(publicFolder, one.address)).mtimeMs).toBe(0)
  expect(await update([one])).toEqual({ drawn: 0, removed: 2 })
})

test('draws a lost picture again, and all when the agency has another name', async () => {
  await update([one, two])
  rmSync(join(publicFolder, one.address))
  expect(await update([one, two])).toEqual({ drawn: 1, removed: 0 })
  expect(await update([one, two], 'Other')).toEqual({ drawn: 2, removed: 0 })
})

test('says whose page it is where the font lacks letters of the title', async () => {
  await update([card('/social/a.png', '案例'), card('/social/b.png', 'Agency')])
  expect(read('/social/a.png').equals(read('/social/b.png'))).toBe(true)
})
