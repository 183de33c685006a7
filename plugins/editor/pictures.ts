import { extname } from 'node:path'
import sharp from 'sharp'
import { maxMegabytes } from '../content'
import { cleanPicture, PictureLoss } from '../content/node'

/**
 * An uploaded picture without metadata, such as the location.
 * @throws with the reason, if it cannot be part of the site
 */
export async function preparePicture(name: string, content: Buffer): Promise<Buffer> {
  if (extname(name).toLowerCase() === '.svg') return content
  if (content.length > maxMegabytes * 1024 * 1024)
    throw new Error(
      `"${name}" has more than ${maxMegabytes} MB. Save it smaller, or with a lower quality.`,
    )
  try {
    // The start of a damaged picture can be valid.
    await sharp(content).resize(1).raw().toBuffer()
    const [clean] = (await cleanPicture(content)) ?? [content]
    return clean
  } catch (error) {
    if (error instanceof PictureLoss)
      throw new Error(`"${name}" ${error.message}.`, { cause: error })
    throw new Error(
      `"${name}" cannot be read. Save it as JPEG, PNG, WebP or AVIF: a HEIC picture of a phone can be exported as JPEG.`,
      { cause: error },
    )
  }
}
