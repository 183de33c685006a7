/** GraphQL types of values that resolvers compute, so that no schema describes them. */
export const derivedTypes = `
"Values derived from the path and title of a content file; see plugins/content/graphql/node-fields.ts."
type ContentFields {
  "The path of the file in data/."
  file: String!
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
  "Its title."
  title: String!
  "The kind of page, or the pages above it; may be empty."
  label: String!
  "Its description for search results; may be empty."
  description: String!
  "Whether search engines may list it."
  indexable: Boolean!
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
  "The HTML elements around it, from the inside out: code, em, strong; or br for a line break."
  marks: [String!]!
}
`
