/** A file under data/ that is not a picture. */
export interface ContentFile {
  /** Path under data/, with forward slashes. */
  path: string
  /** The text of the file; "" if the file is not JSON. */
  text: string
}

/** The properties of a picture file, or why it cannot be read. */
export type PictureFacts = Dimensions | { unreadable: string }

interface Dimensions {
  /** In pixels, like all lengths here; as displayed, with the rotation in its Exif data. */
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
  /** Whether it has several pictures, of which pages show the first. */
  isAnimated?: boolean
  /** Whether `npm run new` has drawn it as a placeholder. */
  isPlaceholder?: boolean
}

/** A JSON Schema file. References in it are names of files: "common.schema.json#/$defs/seo". */
export type Schema = {
  /** The name of the file: "case-study.schema.json". */
  readonly $id: string
  /** Its path from the root of the site: "src/features/case-studies/case-study.schema.json". */
  readonly path: string
} & Readonly<Record<string, unknown>>

/** Everything that validation needs; load.ts reads it from disk. */
export interface ContentSource {
  files: ContentFile[]
  /** Pictures by their paths under data/. */
  pictures: Map<string, PictureFacts>
  /** The files under static/ by their addresses, for example "/clients/x.svg". */
  staticFiles: Set<string>
  /** Those of them that are pictures or videos and say where they were taken. */
  staticLocations?: ReadonlySet<string>
  /** Pipes, links to folders and the like in data/ and static/, by their paths from the root. */
  noFiles?: readonly string[]
  /** The pictures in data/ and files in static/ that are pointers of Git LFS, by these paths. */
  pointers?: ReadonlySet<string>
  /** Hashes of the pictures in data/ and the files in static/, by their paths from the root. */
  digests?: ReadonlyMap<string, string>
  /** The texts of the SVG files in static/brand/logos/, by name: logos that Simple Icons lacks. */
  logos?: ReadonlyMap<string, string>
  /** The names of the icons that content can use. */
  icons: { lucide: Set<string>; simple: Set<string> }
  /** The installed packages of @fontsource-variable. */
  typefaces: Set<string>
  /** The time at which the published content is determined; now by default. */
  now?: Date
  /** Every file NAME.schema.json in src/. */
  schemas: Schema[]
}
