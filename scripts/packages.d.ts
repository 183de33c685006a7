/** Packages without types, or with `any` alone, as far as the scripts use them. */

declare module 'netlify-redirector' {
  export interface Matcher {
    match(request: {
      scheme: string
      host: string
      path: string
      query: string
      headers: Record<string, string>
      cookieValues: Record<string, string>
      getHeader: (name: string) => string
      getCookie: (name: string) => string
    }): { to: string; status: number; force: boolean } | null
  }
  export function parseJSON(rules: string, options: Record<string, string>): Promise<Matcher>
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype'
    variationAxes?: Record<string, { min: number; max: number } | number>
    keepFeatures?: readonly string[]
    noHinting?: boolean
    dropTables?: readonly string[]
    preserveNameIds?: readonly number[]
    /** With it, the characters must be empty. */
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>
}

declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  const compression: (options: { threshold: number; brotli: BrotliOptions }) => Middleware
  export default compression
}

declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it'
  export default function footnotes(markdown: MarkdownIt): void
}

declare module 'gatsby-plugin-sharp' {
  import type { GatsbyCache, Node } from 'gatsby'
  import type { IGatsbyImageData } from 'gatsby-plugin-image'
  export function generateImageData(options: {
    file: Node
    args: object
    pathPrefix: string
    reporter: Record<'error' | 'warn', (text: string) => void>
    cache: GatsbyCache
  }): Promise<IGatsbyImageData | undefined>
}
