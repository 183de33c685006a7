/** A file under data/ that is not a picture. */
export interface ContentFile {
  /** Path under data/, with forward slashes. */
  path: string
  /** The text on disk; "" if it is not JSON. */
  text: string
}

/** What is known of a picture without looking at it; or why it cannot be read. */
export type PictureFacts = Dimensions | { unreadable: string }

interface Dimensions {
  /** In pixels, as are all sides. */
  width: number
  height: number
  bytes: number
  /** The format of the content, regardless of the extension: "jpeg", "png", "webp", "heif" (AVIF) and so on. */
  format?: string
  /** true for a picture that its Exif data turns or mirrors when it is shown. */
  isTurned?: boolean
  /** true for a picture that says where it was taken. */
  hasLocation?: boolean
  /** true for a picture that `npm run new` has drawn, to be replaced by a real one. */
  isPlaceholder?: boolean
}

/** A JSON Schema as in its file. */
export type Schema = { readonly $id: string } & Readonly<Record<string, unknown>>

/** Everything that validation needs; load.ts reads it from disk. */
export interface ContentSource {
  files: ContentFile[]
  /** Pictures by their path under data/. */
  pictures: Map<string, PictureFacts>
  /** The files under static/ by their address, for example "/clients/x.svg". */
  staticFiles: Set<string>
  /** Hashes of the pictures in data/ and the files in static/, by their path from the root. */
  digests?: ReadonlyMap<string, string>
  /** The texts of the files in static/brand/logos/, by their names: brands that are missing in Simple Icons. */
  logos?: ReadonlyMap<string, string>
  /** The names of the icons that content may use. */
  icons: { lucide: Set<string>; simple: Set<string> }
  /** The installed packages of @fontsource-variable. */
  typefaces: Set<string>
  /** By which it is decided what is published; now, if left out. */
  now?: Date
  /** Every file of src/content/schema/. */
  schemas: Schema[]
}
