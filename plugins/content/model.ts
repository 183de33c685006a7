import type { ContentFile, PictureFacts, Schema } from './files/content-file'
import type { Issue } from './issue'
import type { SvgProblem } from './files/parse-svg'
import type { BrokenFile, ParsedFile } from './files/parsed-file'
import type { GraphqlField } from './files/resolve-schema'
import type { Content, Collection, Pagination, TextReference } from './collections'
import type { AddressSettings } from './site/address-settings'

/** A page that a site has once, and that lists the files of a folder or has a file of its own. */
export interface SinglePage {
  /** Its shipped address. */
  path: string
  /** The file in src/templates/ that renders it, without ".tsx". */
  template: string
  /** The heading, in the page's content file; a list of lines is joined. */
  title: TextReference
  /** The kind of page, for its social picture. */
  label?: TextReference
  /** The description, in the page's content file. */
  description?: TextReference
  /** The folder in data/ whose pages it lists; if the folder is empty, the page does not exist. */
  lists?: string
  /** How the list takes several pages. Without it the page has all entries. */
  pagination?: Pagination
  /** The page that is shown, with status 404, for unknown addresses under this one. */
  notFound?: NotFoundPage
  /** Whether its content file turns the page off. */
  isOff?: (content: unknown) => boolean
  /**
   * `false` for a page that visitors reach only from outside or after an action: search engines
   * must not list it, and content must not link to it.
   */
  listed?: false
  /** The ids of elements of the page to which content can link: "write" for "/contact-us/#write". */
  anchors?: readonly string[]
}

/** A page that is shown, with status 404, for unknown addresses. */
export interface NotFoundPage {
  /** Its shipped address. */
  path: string
  /** The file in src/templates/ that renders it, without ".tsx". */
  template: string
}

/** A page of the site. */
export interface PageRecord {
  path: string
  /** The language of its content. */
  language: string
  /** Its address with the shipped segments in place of the site's own. */
  defaultPath: string
  /** What it is about: the same for a page and its translations. */
  translationKey: string
  /** The addresses that its former titles gave it, and those that its file names. */
  formerPaths: readonly string[]
  /**
   * For a page whose title gives no address or cannot be read, the address that the name of its file
   * gives: usually that is the page's own.
   */
  pathByFileName?: string
  /** The path of its content file under data/. */
  file: string
  /** The collection of this file. */
  collection: Collection
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
  /** The file in src/templates/ that renders it, without ".tsx". */
  template: string
  /** For a page of a list, its number, from 1. */
  number?: number
  /** Its entry in the configuration, if the site has it once. */
  single?: SinglePage
}

/** Everything that validation needs; load.ts reads it from disk. */
export interface ContentSource {
  /** What the content can be. */
  site: SiteConfig
  /** The language of content that is not in the first one; its paths do not name it. */
  language?: string
  /** For such content, that in the first language. */
  first?: ContentSource
  files: ContentFile[]
  /** Pictures by their paths under data/. */
  pictures: Map<string, PictureFacts>
  /** The files under static/ by their addresses, for example "/clients/x.svg". */
  staticFiles: Set<string>
  /** Those of them that are pictures or videos and say where they were taken. */
  staticLocations?: ReadonlySet<string>
  /** Pipes, links to folders and the like in data/ and static/, by their paths from the root. */
  specialFiles?: readonly string[]
  /** The pictures in data/ and files in static/ that are pointers of Git LFS, by these paths. */
  lfsPointers?: ReadonlySet<string>
  /** Hashes of the pictures in data/ and the files in static/, by their paths from the root. */
  digests?: ReadonlyMap<string, string>
  /**
   * The SVG files in static/, by their paths there, and why one cannot be shown: as a logo of one
   * color those in brand/logos/, which Simple Icons lacks, and those that the site names; as a
   * picture those of clients; of others, only their bytes are read.
   */
  logos?: ReadonlyMap<string, SvgProblem | undefined>
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
  files: readonly ParsedFile[]
  source: ContentSource
  /** The paths under data/ of all files, as if all had valid names. */
  paths: readonly string[]
  settings: AddressSettings
  /** Whether another rule has found an error in a file. */
  hasErrors: (file: ParsedFile) => boolean
}

/**
 * Where texts are in a file: a JSON pointer in which "*" stands for each entry of a list, such as
 * `/phones/*`, or a key that can be anywhere in the file, such as "icon".
 */
type Where = string

/**
 * A field with the address of a page about which its schema does not say everything: that the page
 * exists and has the type of the field is checked for every field.
 */
export interface LinkRule {
  /** The GraphQL types of the files that have it; any by default. */
  types?: readonly string[]
  at: Where
  /** Says why a page cannot be the target, such as "must be the path of an article". */
  problem: (page: PageRecord, file: ParsedFile) => string | undefined
}

/** The content with everything that a name in it can refer to. */
export interface NamedContent {
  files: readonly ParsedFile[]
  broken: readonly BrokenFile[]
  source: ContentSource
}

/** A field that refers to something by a name, which its schema cannot say. */
export interface NameRule {
  rule: 'missing-file' | 'unknown-name'
  /** The GraphQL types of the files that have it, or those that do not. */
  types: readonly string[] | { not: readonly string[] }
  /** Where the names are. */
  at: readonly Where[]
  /** All names that exist; undefined if they cannot be known. */
  names: (content: NamedContent) => Iterable<string> | undefined
  /** Says that a name that a file has does not exist. */
  problem: (name: string, file: ParsedFile) => string
  /** What to do if there is no similar name. */
  remedy?: (name: string, known: ReadonlySet<string>) => string
}

/** What is checked besides schemas, pictures, addresses and that linked pages exist. */
export interface Rules {
  /** Rules of a single file, which depend on no other and run again only if it changes. */
  ofFiles: readonly ((file: ParsedFile) => Issue[])[]
  /** Rules of several files. */
  ofContent: readonly ((content: CheckedContent) => Issue[])[]
  links: readonly LinkRule[]
  names: readonly NameRule[]
  /** Where the names are that must be unique in their file. */
  uniqueNames: readonly Where[]
  /** What the feature's own rules require, by their ids. */
  requirements: Readonly<Record<string, string>>
}

/** A GraphQL type, as Gatsby's builders take it but for its name. */
export interface TypeDefinition {
  description?: string | undefined
  fields: Record<string, GraphqlField>
  /** That of a file implements "Node". */
  interfaces?: string[]
  isInterface?: true
}

/** GraphQL types by their names. */
export type TypeDefinitions = Readonly<Record<string, TypeDefinition>>

/** Computes the value of a field whose schema names it. */
export interface FieldExtension {
  name: string
  args?: Readonly<Record<string, { type: string }>>
  extend: (options: never, field: never) => { resolve: unknown }
}

/** What GraphQL has in addition to the types that follow from the schemas. */
export interface GraphqlParts {
  /** The types that no schema describes, because resolvers compute their values. */
  types: TypeDefinitions
  extensions: readonly FieldExtension[]
}

/** What `npm run new` can create: a file that says with which texts to replace its own. */
export interface PageTemplate {
  /** The word for it in the command. */
  name: string
  /** The folder of the new file under data/, with a slash at its end; a sub-page has none. */
  folder?: string
  /** For a sub-page, the folders of the pages to which it can belong. */
  parents?: readonly string[]
  /**
   * The content of the file. The title, the slug, the month and the addresses of the site are put
   * in place of their names in braces, such as {title}; an `order` becomes the next one.
   */
  content: Content
  /**
   * More of the content, with names in braces too, for a month such as "2026-11" on a site with
   * these content files, by their paths under data/.
   */
  values?: (month: string, files: ReadonlyMap<string, Content>) => Content
  /** A list that first gets links to this number of pages, the first ones of these folders. */
  suggestion?: { key: string; folders: readonly string[]; count: number }
  /** The names of templates: if the site has no file of one of them, it gets one with the page. */
  needs?: readonly string[]
  /** The shipped address of the page that shows the file, if its collection has no pages. */
  shownAt?: string
  /** What else to do, which the command prints. */
  advice?: string
}

/** A label file: the labels of a language, and what a new site in it begins with. */
export type LabelFile = Content & {
  /** "paths" of data/site.json: the segments of addresses in this language by the shipped ones. */
  paths: Readonly<Record<string, string>>
  /** The labels of data/ui-text.json, by their names. */
  uiText?: Readonly<Record<string, string>>
}

/**
 * What the command asks for that makes a new site: a language and a currency in any case, and
 * perhaps a `timezone`, by default a likely one.
 */
export interface NewSiteQuestion {
  question: string
  /** An answer, as it is written on the command line. */
  example: string
  /** The field that gets the answer, by which an error in it is found: "data/site.json/name". */
  field: string
  /** Whether no answer is needed, because the command knows a sensible one. */
  isOptional?: boolean
}

/** What `npm run new -- site` makes. */
export interface NewSiteParts {
  questions: Readonly<Record<'language' | 'currency', NewSiteQuestion>> &
    Readonly<Record<string, NewSiteQuestion>>
  /**
   * The content of the single files by their paths under data/, with shipped addresses.
   * @param settings the answers, and the `region` and `locale` that follow from the language
   */
  files: (labels: LabelFile, settings: Readonly<Record<string, string>>) => Record<string, Content>
  /** The names of the templates of which the site gets a page each, in this order. */
  pages: readonly string[]
  /** The titles of pages from templates that are no samples, by the names of the templates. */
  drafts: Readonly<Record<string, string>>
  /** The files and folders in data/ that stay, and the keys in them that do not. */
  kept: { paths: readonly string[]; withoutKeys: readonly string[] }
  /** The folders of static/ whose files are deleted, as addresses. */
  staticFolders: readonly string[]
}

/** A sample value that the owner must replace. */
export interface PlaceholderRule {
  /** Its kind, as `npm run launch:check` names it. */
  kind: string
  /** The GraphQL types of the files that have it. */
  types?: readonly string[]
  /** All texts by default. */
  at?: readonly Where[]
  /** Whether a text is one; without this and `find`, the value `true` is one. */
  isPlaceholder?: (text: string, source: ContentSource) => boolean
  /**
   * Finds those in a text.
   * @param isBody whether it is the text of a Markdown file
   */
  find?: (text: string, isBody: boolean) => readonly { written: string; index: number }[]
  /** The end of the sentence that begins with the sample value: "is an example address". */
  what: string
  /** What to replace it with. */
  advice: string
  /** The pointer to an object whose example addresses are not reported besides. */
  covers?: string
}

/** What a part of the site, such as its blog, says of itself. */
export interface Feature {
  collections?: readonly Collection[]
  pages?: readonly SinglePage[]
  rules?: Partial<Rules>
  graphql?: Partial<GraphqlParts>
  templates?: readonly PageTemplate[]
  placeholders?: readonly PlaceholderRule[]
}

/** The description of a site: everything that can be in data/, and the pages that come of it. */
export interface SiteConfig {
  collections: readonly Collection[]
  pages: readonly SinglePage[]
  rules: Rules
  graphql: GraphqlParts
  /** What `npm run new` can create, in the order in which it says so. */
  templates: readonly PageTemplate[]
  newSite: NewSiteParts
  /** What must be replaced before a site is published, besides what is a placeholder in any file. */
  placeholders: readonly PlaceholderRule[]
  /** The name of the shipped site, which no other site keeps. */
  shippedName: string
  /** The shipped addresses that code links to, by name. */
  addresses: Readonly<Record<string, string>>
  /** The folders of the built site that plugins and static/ fill, which no page can have. */
  reservedFolders: readonly string[]
  /**
   * The addresses of files that plugins write, to which content can link: of one that each language
   * has below its home page, also the shipped address of the page without which there is none.
   */
  writtenFiles: readonly { path: string; page?: string }[]
  /** The page for unknown addresses. */
  notFound: NotFoundPage
  /** The colors, as "#rrggbb", of the pictures that the command `new` draws in the site at `root`. */
  pictureColors: (root: string) => Readonly<Record<'background' | 'primary' | 'text', string>>
  /** The paths in static/ of the SVG files that the site at `root` shows in one color. */
  logos: (root: string) => readonly string[]
}

/** Puts a site together; pages and collections keep the order of the features. */
export function defineSite(
  features: readonly Feature[],
  siteParts: Pick<
    SiteConfig,
    | 'addresses'
    | 'logos'
    | 'newSite'
    | 'notFound'
    | 'pictureColors'
    | 'reservedFolders'
    | 'shippedName'
    | 'writtenFiles'
  >,
): SiteConfig {
  const rules = features.map((feature) => feature.rules ?? {})
  const graphql = features.map((feature) => feature.graphql ?? {})
  return {
    collections: features.flatMap(({ collections = [] }) => collections),
    pages: features.flatMap(({ pages = [] }) => pages),
    rules: {
      ofFiles: rules.flatMap(({ ofFiles = [] }) => ofFiles),
      ofContent: rules.flatMap(({ ofContent = [] }) => ofContent),
      links: rules.flatMap(({ links = [] }) => links),
      names: rules.flatMap(({ names = [] }) => names),
      uniqueNames: rules.flatMap(({ uniqueNames = [] }) => uniqueNames),
      requirements: Object.assign(
        {},
        ...rules.map(({ requirements = {} }) => requirements),
      ) as Rules['requirements'],
    },
    graphql: {
      types: Object.assign({}, ...graphql.map(({ types = {} }) => types)) as TypeDefinitions,
      extensions: graphql.flatMap(({ extensions = [] }) => extensions),
    },
    templates: features.flatMap(({ templates = [] }) => templates),
    placeholders: features.flatMap(({ placeholders = [] }) => placeholders),
    ...siteParts,
  }
}
