import sharp from 'sharp'
import { findLogoProblem, type Logo, parseLogo } from '../../../../plugins/content/files/logo'
import { logos, refusedLogos, sameLogos } from '../../../fixtures/logos'

const parsed = (svg: string, id = 'icon-brand'): Logo => {
  const logo = parseLogo(svg, id)
  if ('problem' in logo) throw new Error(logo.problem.join('; '))
  return logo
}

const pixels = async (svg: string, density = 72) => {
  const picture = sharp(Buffer.from(svg), { density }).ensureAlpha()
  return picture.raw().toBuffer({ resolveWithObject: true })
}

/** Each `step`th value from the first or another one. */
const every = (data: Buffer, step: number, from: number): Buffer =>
  Buffer.from(data.filter((_, index) => index % step === from))

const maxDifference = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0)

describe.each(Object.entries(logos))('a logo with %s', (_, svg) => {
  test.each([24, 64, 200])(
    'is shown as in the file, in one color, %i pixels high',
    async (high) => {
      const { viewBox, shapes } = parsed(svg)
      const natural = await sharp(Buffer.from(svg)).metadata()
      const file = await pixels(svg, (72 * high) / natural.height)
      const { width, height } = file.info
      const page = await pixels(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" style="fill:#c2410c;stroke:blue;stroke-width:3"><symbol id="icon-brand" viewBox="${viewBox}" preserveAspectRatio="none">${shapes}</symbol><use href="#icon-brand"/></svg>`,
      )
      expect(page.info).toMatchObject({ width, height })
      expect(maxDifference(every(page.data, 4, 3), every(file.data, 4, 3))).toBeLessThan(9)
      const red = every(page.data, 4, 0).filter((_, index) => (page.data[4 * index + 3] ?? 0) > 100)
      expect(maxDifference(red, Buffer.alloc(red.length, 0xc2))).toBeLessThan(4)
      expect(red.length).toBeGreaterThan(0)
    },
  )

  test('passes the check', async () => {
    expect(await findLogoProblem(svg)).toBeUndefined()
  })

  test('has no styles, other namespaces, line breaks or ids of other logos', () => {
    const { shapes } = parsed(svg)
    expect(shapes).not.toMatch(/style|class=|xlink|<\w+:|[\r\n]/)
    const ids = [...shapes.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toEqual(ids.map(() => expect.stringMatching(/^icon-brand-/) as string))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test.each(sameLogos)('a logo with %s is drawn as in a browser', async (_, svg, same) => {
  const draw = (file: string) => {
    const { viewBox, shapes } = parsed(file)
    return pixels(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="${viewBox}">${shapes}</svg>`,
      // It must not matter.
      144,
    )
  }
  expect(await findLogoProblem(svg)).toBeUndefined()
  const [file, expected] = [await draw(svg), await draw(same)]
  expect(maxDifference(every(file.data, 4, 3), every(expected.data, 4, 3))).toBeLessThan(9)
  expect(parsed(svg).ratio).toBeCloseTo(parsed(same).ratio, 3)
})

test.each(refusedLogos)('refuses %s', async (_, svg, reason) => {
  const problem = await findLogoProblem(svg)
  expect(problem?.join('; ')).toMatch(reason)
})

test('two logos with the same ids do not change each other', async () => {
  const clipped = (shape: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><clipPath id="a">${shape}</clipPath><path clip-path="url(#a)" d="M0 0h9v9H0z"/></svg>`
  const [one, two] = [
    parsed(clipped('<path d="M0 0h4v9H0z"/>'), 'one'),
    parsed(clipped('<path d="M5 0h4v9H5z"/>'), 'two'),
  ]
  const { data } = await pixels(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${one.shapes}${two.shapes}</svg>`,
  )
  expect([...every(data, 4, 3).subarray(0, 9)]).toEqual([255, 255, 255, 255, 0, 255, 255, 255, 255])
})

const attributes = 'xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg"'

// sharp reads no file with a prefix at its root, and takes a point for a pixel.
test('an SVG with prefixes is the same as one without', () => {
  const svg = `<svg ${attributes} viewBox="0 0 9 9"><g fill="#123"><path d="M0 0z"/></g></svg>`
  expect(parsed(svg.replaceAll(/<(\/?)(?=\w)/g, '<$1s:'))).toEqual(parsed(svg))
})

test.each([
  ['width="36pt" height="24pt"', '0 0 48 32'],
  ['width="1in" height="25.4mm"', '0 0 96 96'],
  ['width="1e2" height="+50.5PX"', '0 0 100 50.5'],
  ['width="2em" height="1em" viewBox="0,0,9 6"', '0 0 9 6'],
  ['width="100%" height="20" viewBox="1 1 1e1 6"', '0 0 10 6'],
])('a logo with %s has the size that browsers give it', (size, viewBox) => {
  expect(parsed(`<svg ${attributes} ${size}><path d="M0 0z"/></svg>`).viewBox).toBe(viewBox)
})
