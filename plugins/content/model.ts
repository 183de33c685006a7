import type { ContentFile, PictureFacts, Schema } from './core/content-source'
import type { Issue } from './core/issue'
import type { JsonFile } from './core/json/json-file'
import type { Kind } from './kinds'
import type { SlugSettings } from './site/slugs'

/** A text of a content file, by the file's path in data/ and a JSON pointer. */
export type TextReference = readonly [file: string, pointer: string]

/** A page that a site has once, and that lists the files of a folder or has a file of its own. */
export interface SinglePage {
  /** Its shipped address. */
  path: string
  /** The heading, in the page's content file; a list of lines is joined. */
  title: TextReference
  /** The kind of page, for its social picture. */
  label?: TextReference
  /** The description, in the page's content file. */
  description?: TextReference
  /** The folder in data/ whose pages it lists; if the folder is empty, the page does not exist. */
  lists?: string
  /**
   * A list that takes several pages: their file in src/templates/, without ".tsx", the number of
   * entries on each, and the word before the number of a later page, such as "Page". Without it the
   * page has a file in src/pages/, with all entries.
   */
  listPages?: { template: string; size: number; label: TextReference }
  /** The address of the page that is shown, with status 404, for unknown addresses under this one. */
  notFound?: string
  /** Fields of other files that are only about this page. */
  parts?: readonly TextReference[]
  /** Whether its content file turns the page off. */
  isOff?: (content: unknown) => boolean
  /**
   * `false` for a page that visitors reach only from outside or after an action: search engines
   * must not list it, and content must not link to it.
   */
  listed?: false
}

/** A page of the site. */
export interface SitePage {
  path: string
  /** The path of its content file under data/. */
  file: string
  /** The kind of this file. */
  kind: Kind
  /** The content of this file; undefined if it cannot be parsed. */
  content?: unknown
  title: string
  /** The kind of page, or the pages above it; may be empty. */
  label: string
  /** The description for search results; may be empty. */
  description: string
  /** Whether search engines may list it. */
  isIndexable: boolean
  /** For a sub-page, the address of the page that it belongs to. */
  parent?: string
  /** The file in src/templates/ that renders it, without ".tsx"; undefined if src/pages/ has it. */
  template?: string | undefined
  /** For a page of a list, its number, from 1. */
  number?: number
  /** What the table says of it, if the site has it once. */
  single?: SinglePage
}

/** Everything that validation needs; load.ts reads it from disk. */
export interface ContentSource {
  /** What the content can be. */
  site: SiteTable
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
  /** The time at which the published content is determined; now by default. */
  now?: Date
  /** Every JSON Schema of the site. */
  schemas: Schema[]
}

/** The content as rules of a feature see it. */
export interface CheckedContent {
  /** The files that satisfy their schemas and have valid names. */
  files: readonly JsonFile[]
  source: ContentSource
  /** The paths under data/ of all files, as if all had valid names. */
  paths: readonly string[]
  settings: SlugSettings
  /** Whether another rule has found an error in a file, by its path under data/. */
  hasErrors: (path: string) => boolean
}

/** What is checked besides schemas, links, names, pictures and addresses. */
export interface Rules {
  /** Rules of a single file, which depend on no other and run again only if it changes. */
  ofFiles: readonly ((file: JsonFile) => Issue[])[]
  /** Rules of several files. */
  ofContent: readonly ((content: CheckedContent) => Issue[])[]
}

/** What a part of the site, such as its case studies, says of itself. */
export interface Feature {
  kinds?: readonly Kind[]
  pages?: readonly SinglePage[]
  rules?: Partial<Rules>
}

/** The description of a site: everything that can be in data/, and the pages that come of it. */
export interface SiteTable extends Required<Omit<Feature, 'rules'>> {
  rules: Rules
  /** The shipped addresses that code links to, by name. */
  addresses: Readonly<Record<string, string>>
}

/** Puts a site together; pages and kinds keep the order of the features. */
export const describeSite = (
  features: readonly Feature[],
  addresses: SiteTable['addresses'],
): SiteTable => ({
  kinds: features.flatMap(({ kinds = [] }) => kinds),
  pages: features.flatMap(({ pages = [] }) => pages),
  rules: {
    ofFiles: features.flatMap(({ rules }) => rules?.ofFiles ?? []),
    ofContent: features.flatMap(({ rules }) => rules?.ofContent ?? []),
  },
  addresses,
})
