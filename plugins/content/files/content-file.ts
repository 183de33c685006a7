/** A file under data/ that is not a picture. */
export interface ContentFile {
  /** Path under data/, with forward slashes; below the folder of its language if that is known. */
  path: string
  /** The language of a file that is not in the first one. */
  language?: string | undefined
  /** The same file with the path that names its language, of which this one is a copy. */
  written?: ContentFile
  /** The file in the first language that it translates. */
  original?: ContentFile
  /** For a translation, the schemas, which say what is the same in all languages. */
  schemas?: readonly Schema[]
  /** The text of the file; "" if the file is neither JSON nor Markdown. */
  text: string
  /** Whether some of its bytes are not UTF-8, each of which is U+FFFD in the text. */
  hasOtherBytes?: boolean
}

/** The properties of a picture file, or why it cannot be read. */
export type PictureFacts = PictureProperties | { unreadable: string }

export interface PictureProperties {
  /** In pixels, as displayed: with the rotation in its Exif data. */
  width: number
  height: number
  bytes: number
  /**
   * The format of the content, whatever the extension: "jpeg", "png", "webp", "heif" (AVIF) and so
   * on.
   */
  format?: string
  /** Whether it says where it was taken. */
  hasLocation?: boolean
  /** Whether its pixels are stored turned, as phones do, and its Exif data says how. */
  isTurned?: boolean
  /** Whether it has several pictures, of which pages show the first. */
  isAnimated?: boolean
  /** By what it says its colors, if published copies would have others: "code points (cICP)". */
  unreadColors?: string
  /** Whether `npm run new` has drawn it as a placeholder. */
  isPlaceholder?: boolean
}

/** A JSON Schema file. References in it are names of files: "common.schema.json#/$defs/seo". */
export type Schema = {
  /** The name of the file: "article.schema.json". */
  readonly $id: string
  /** Its path from the root of the site: "src/features/home/home.schema.json". */
  readonly path: string
} & Readonly<Record<string, unknown>>
