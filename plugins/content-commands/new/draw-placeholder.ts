import { basename, extname } from 'node:path'
import sharp from 'sharp'
import type { SiteConfig } from '../../content/model'
import { templatePicture } from '../../content/text/template-markers'

const escapeXml = (text: string): string =>
  text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A line of text that fits the picture whatever its length. */
const textLine = (text: string, width: number, y: string, size: number, more: string): string => {
  const fitting = Math.min(size, (width - 200) / (text.length * 0.62))
  return `<text x="50%" y="${y}" font-size="${fitting}" text-anchor="middle" ${more}>${escapeXml(text)}</text>`
}

/**
 * A placeholder picture that says what to replace it with; as wide as the content requires, and
 * marked in its metadata as a placeholder.
 * @param path the path of its file from the root, shown in the picture
 */
export const drawPlaceholder = (
  path: string,
  { background, primary, text }: ReturnType<SiteConfig['pictureColors']>,
): Promise<Buffer> => {
  const name = describePicture(path)
  const [width, height] = name === 'Portrait' ? [800, 800] : [1600, 1000]
  const words = `${name}, at least ${width} px wide`
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs>
        <radialGradient id="light" cx="0" cy="0" r="1">
          <stop offset="0" stop-color="${primary}" stop-opacity="0.5"/>
          <stop offset="0.8" stop-color="${primary}" stop-opacity="0"/>
        </radialGradient>
      </defs>
      <rect width="100%" height="100%" fill="${background}"/>
      <rect width="100%" height="100%" fill="url(#light)"/>
      <rect x="60" y="60" width="${width - 120}" height="${height - 120}" rx="24" fill="none"
        stroke="${text}" stroke-opacity="0.35" stroke-width="3" stroke-dasharray="18 14"/>
      ${textLine(words, width, '49%', 64, `font-family="sans-serif" font-weight="600" fill="${text}"`)}
      ${textLine(path, width, '57%', 32, `font-family="monospace" fill="${text}" fill-opacity="0.75"`)}
    </svg>`),
  )
    .png({ palette: true })
    .withExif({ IFD0: { ImageDescription: templatePicture } })
    .toBuffer()
}

/** A description of a picture: "Cover" for "cover.png". */
const describePicture = (path: string): string => {
  const name = basename(path, extname(path))
  return name.charAt(0).toUpperCase() + name.slice(1)
}
