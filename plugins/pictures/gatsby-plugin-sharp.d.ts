declare module 'gatsby-plugin-sharp' {
  import type { GatsbyCache, Reporter } from 'gatsby'
  import type { IGatsbyImageData } from 'gatsby-plugin-image'

  /** The node of a picture's file. */
  export interface ImageFile {
    internal: { contentDigest: string }
  }

  /** Queues the sizes of a picture, and returns their addresses; undefined if it cannot be read. */
  export function generateImageData(options: {
    file: ImageFile
    args: object
    pathPrefix: string
    reporter: Reporter
    cache: GatsbyCache
  }): Promise<IGatsbyImageData | undefined>
}
