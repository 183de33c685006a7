declare module 'gatsby-plugin-sharp' {
  /** The node of a picture's file. */
  export interface ImageFile {
    absolutePath: string
    internal: { contentDigest: string }
  }

  /** The size of a picture in pixels; the same object for each call with the same content. */
  export function getImageSizeAsync(file: ImageFile): Promise<{ width: number; height: number }>
}
