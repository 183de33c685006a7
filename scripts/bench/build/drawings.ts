import sharp from 'sharp'

const width = 1600
const height = 1000

const panel = (index: number, hue: number): string => {
  const [x, y] = [40 + (index % 8) * 192, 70 + Math.floor(index / 8) * 180]
  const size = `width="${110 + ((index * 37) % 70)}" height="${70 + ((index * 53) % 80)}"`
  return `<rect x="${x}" y="${y}" ${size} rx="8" fill="hsl(${(hue + index * 9) % 360} 55% 55%)"/>`
}

/** How many different pictures the case studies share. */
const count = 4

/** The pictures that generated case studies share: panels on a dark ground, as PNG files. */
export const drawPictures = (): Promise<Buffer[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) => {
      const hue = (index * 360) / count
      const panels = Array.from({ length: 40 }, (_, each) => panel(each, hue)).join('')
      const ground = `<rect width="${width}" height="${height}" fill="hsl(${hue} 40% 18%)"/>`
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${panels}</svg>`
      return sharp(Buffer.from(svg)).png().toBuffer()
    }),
  )
