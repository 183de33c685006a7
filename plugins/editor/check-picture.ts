import { extname } from 'node:path'
import sharp from 'sharp'
import { maxMegabytes } from '../content'

/** Why a picture cannot be part of the site; undefined if it can. */
export async function pictureIssue(name: string, content: Buffer): Promise<string | undefined> {
  if (extname(name).toLowerCase() === '.svg') return undefined
  if (content.length > maxMegabytes * 1024 * 1024)
    return `"${name}" has more than ${maxMegabytes} MB. Save it smaller, or with a lower quality.`
  try {
    // The start of a damaged picture can be valid.
    await sharp(content).resize(1).raw().toBuffer()
    return undefined
  } catch {
    return `"${name}" cannot be read. Save it as JPEG, PNG, WebP or AVIF: a HEIC picture of a phone can be exported as JPEG.`
  }
}
