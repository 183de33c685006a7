/** The door for pages, and for what features say of their content: it runs in browsers too. */
export { blanksIn, hasBlanks } from './files/blanks'
export { capitalize } from './text/capitalize'
export { countOf } from './text/count-of'
export { fillTemplate, fillText, knownPlaceholders, unknownPlaceholder } from './text/fill-text'
export { contentText } from './files/json/content-text'
export { footnoteReference, type InlineText, plainCharacters } from './text/inline-text'
export type {
  Alignment,
  Block,
  Footnote,
  ListItem,
  MarkdownText,
  PictureBlock,
  Section,
  TableBlock,
} from './text/markdown-text'
export { keepIdeographs, keepOnOneLine } from './text/keep-on-one-line'
export { dataPath } from './files/data-path'
export { namesOf } from './files/file-names'
export { isInherited } from './files/inherit'
export { inLanguage, languageOfFile, withoutLanguage } from './files/languages'
export { maxMegabytes } from './files/picture-limits'
export {
  type GraphqlKeyword,
  linkedField,
  type SchemaFile,
  type SchemaNode,
  schemaResolver,
} from './files/resolve-schema'
export { holdsExampleAddress, isFictionalPhone } from './text/sample-values'
export { schemaReference } from './files/schema-reference'
export { sortByOrder } from './site/order'
export {
  type CheckedContent,
  defineSite,
  type Feature,
  type LinkRule,
  type LabelFile,
  type NameRule,
  type NewSiteParts,
  type PageTemplate,
  type PlaceholderRule,
  type SinglePage,
} from './model'
export { type Issue } from './issue'
export { memoizeByText } from './memoize'
export {
  entriesOf,
  isObject,
  issueAt,
  type ParsedFile,
  pointersAt,
  pointersOf,
  textAt,
  textsAt,
  valueAt,
} from './files/parsed-file'
export { languageFilter, type NodeModel, resolverExtension } from './graphql/resolver'
export { readFormatsAndLabels } from './graphql/formats-and-labels'
export { languageBase } from './site/address-settings'
export {
  absoluteUrl,
  contentPath,
  editorPath,
  homePath,
  isInLanguage,
  listPath,
  notFoundPath,
  shippedPageSegment,
} from './site/addresses'
export {
  toObject,
  type Content,
  extensionOf,
  type FileCollection,
  fileName,
  collectionOf,
  collectionOfFolder,
} from './collections'
export { parseText } from './files/parse'
export { markdownText, rewriteMarkdown } from './files/markdown/edit-markdown'
export { localTime } from './files/publication'
export { type PageBranch, type PageGroup, type PageLink } from './site/page-groups'
export { comparisonKey, toComparable, withoutIgnorable } from './text/normal-form'
export { nameLook, quoteUnlike } from './text/tell-apart'
export { textWidth } from './text/text-width'
export { withoutBreakMarks } from './text/without-break-marks'
export { textsWithKey } from './site/pages'
export { plainText, slugOf } from './site/slugs'
export { type Translation } from './site/translations'
