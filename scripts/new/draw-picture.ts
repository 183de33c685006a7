import sharp from 'sharp'
import { templatePicture } from '../../src/content/templates/template-markers'
import { derivePalette } from '../../src/content/theme/derive-palette'
import { readTheme } from '../../src/content/theme/read-theme'
import { pictureTheme } from '../../src/content/theme/theme'

const [width, height] = [1600, 1000]

const escaped = (text: string): string =>
  text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A line of text that fits the picture whatever its length. */
const line = (text: string, y: number, size: number, more: string): string => {
  const fitting = Math.min(size, (width - 200) / (text.length * 0.62))
  return `<text x="50%" y="${y}" font-size="${fitting}" text-anchor="middle" ${more}>${escaped(text)}</text>`
}

/**
 * A placeholder picture that says what to replace it with; as wide as the content requires, and
 * marked in its metadata as a placeholder.
 * @param words what it should show: "Cover, at least 1600 px wide"
 * @param path the path of its file, shown in the picture
 */
export const drawPicture = (words: string, path: string): Promise<Buffer> => {
  const { roles } = derivePalette(pictureTheme(readTheme(process.cwd())))
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs>
        <radialGradient id="light" cx="0" cy="0" r="1">
          <stop offset="0" stop-color="${roles.primary}" stop-opacity="0.5"/>
          <stop offset="0.8" stop-color="${roles.primary}" stop-opacity="0"/>
        </radialGradient>
      </defs>
      <rect width="100%" height="100%" fill="${roles.background}"/>
      <rect width="100%" height="100%" fill="url(#light)"/>
      <rect x="60" y="60" width="${width - 120}" height="${height - 120}" rx="24" fill="none"
        stroke="${roles.text}" stroke-opacity="0.35" stroke-width="3" stroke-dasharray="18 14"/>
      ${line(words, 490, 64, `font-family="sans-serif" font-weight="600" fill="${roles.text}"`)}
      ${line(path, 570, 32, `font-family="monospace" fill="${roles.text}" fill-opacity="0.75"`)}
    </svg>`),
  )
    .png({ palette: true })
    .withExif({ IFD0: { ImageDescription: templatePicture } })
    .toBuffer()
}
