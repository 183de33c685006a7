import sharp from 'sharp'

/** The part of a value of `gatsbyImageData` that says what is behind the picture. */
export interface ImageData {
  backgroundColor?: string
}

/** Without the color behind a picture that one sees through, of which transparent pixels are black. */
export async function withoutHiddenColor<Data extends ImageData>(
  data: Data,
  path: string,
): Promise<Data> {
  if (data.backgroundColor === undefined) return data
  const image = sharp(path)
  // All pixels are read only where some may be transparent: a large picture takes half a second.
  const { hasAlpha } = await image.metadata()
  if (!hasAlpha || (await image.stats()).isOpaque) return data
  return { ...data, backgroundColor: undefined }
}
