/** GraphQL types of values that resolvers compute, so that no schema describes them. */
export const derivedTypes = `
"Values derived from the path and title of a content file; see plugins/content/graphql/node-fields.ts."
type ContentFields {
  "The path of the file in data/, or in the folder of its language."
  file: String!
  "The path of the file in the first language that it translates; its own if there is none."
  original: String!
  "The language of the file."
  language: String!
  "The folder of its language in data/; the first language has none."
  folder: String
  "The file's name without its folder and its ending, by which other files refer to it."
  name: String!
  "The address of the file's page."
  path: String!
  "For a sub-page, the address of its parent page."
  parentPath: String
  "The addresses that the page is tagged with, and those of their parent pages."
  taggedPaths: [String!]!
}

"A page, for places outside of the site such as the picture of a shared link."
type PageEntry {
  "Its address."
  path: String!
  "Its language."
  language: String!
  "Its title."
  title: String!
  "The kind of page, or the pages above it; may be empty."
  label: String!
  "Its description for search results; may be empty."
  description: String!
  "Whether search engines may list it."
  indexable: Boolean!
  "The same page in all languages that have it, this one too; empty if only one has it."
  alternates: [PageAlternate!]!
}

"A page in a language."
type PageAlternate {
  "The language."
  language: String!
  "The address."
  path: String!
}

"A text with inline Markdown, parsed at build time."
type InlineText {
  "Its parts, in order."
  parts: [InlinePart!]!
}

"A part of a text: a link, or the text between two links."
type InlinePart {
  "The target of a link."
  link: String
  "Its pieces, in order."
  runs: [InlineRun!]!
}

"A piece of a text with the marks that apply to all of it."
type InlineRun {
  "The visible characters; null for a line break."
  text: String
  "The HTML elements around it, from the inside out: code, em, strong; br for a line break, sup for the number of a footnote, to which its part links."
  marks: [String!]!
}

"The content of a Markdown file, of a translation or of all labels as JSON, of which the node of its kind is made."
type ContentFile implements Node @dontInfer {
  "The path of the file in data/, or in the folder of its language."
  relativePath: String!
}

"A JSON file as it is written, without what it has from its original or from the label files."
type WrittenFile implements Node @dontInfer {
  id: ID!
}

"A text in Markdown, parsed at build time."
type MarkdownBody {
  "Its sections and footnotes: MarkdownText in plugins/content/text/markdown-text.ts."
  text: JSON!
  "Its pictures."
  pictures: [MarkdownPicture!]!
  "The number of words, without the footnotes and code."
  words: Int!
}

"A picture in a text."
type MarkdownPicture {
  "Its path, as it is written in the text."
  src: String!
  "Its file."
  picture: File
  "Its file for phones, whose name has -narrow at its end."
  pictureNarrow: File
}
`
