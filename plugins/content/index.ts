/** The door for pages, and for what features say of their content: it runs in browsers too. */
export { hasBlanks, isBlank } from './core/blanks'
export { countOf } from './core/count-of'
export { fillTemplate } from './core/fill-template'
export { fillText } from './core/fill-text'
export { contentText } from './core/json/content-text'
export { keepOnOneLine } from './core/keep-on-one-line'
export { maxMegabytes } from './core/picture-limits'
export { type SchemaFile, type SchemaNode, schemaResolver } from './core/resolve-schema'
export { holdsExampleAddress, isFictionalPhone } from './core/sample-values'
export { sortByOrder } from './core/sort-by-order'
export {
  type CheckedContent,
  type ContentSource,
  describeSite,
  type Feature,
  type LinkRule,
  type Labels,
  type NameRule,
  type NewSiteParts,
  type PageTemplate,
  type PlaceholderRule,
  type SinglePage,
  type SitePage,
  type SiteTable,
} from './model'
export { type Issue } from './core/issue'
export {
  entriesOf,
  issueAt,
  type JsonFile,
  pointersAt,
  pointersOf,
  textAt,
  textsAt,
  valueAt,
} from './core/json/json-file'
export { type NodeModel, resolverExtension } from './graphql/resolver'
export { siteWords } from './graphql/site-words'
export {
  absoluteUrl,
  contentPath,
  editorPath,
  encodePath,
  homePath,
  listPath,
  shippedPageSegment,
  socialFolder,
  socialPicturePath,
} from './site/addresses'
export { type Content, type FileKind, type Kind, kindOf, schemaReference } from './kinds'
export { type PageBranch, type PageGroup, type PageLink } from './site/page-groups'
export { textsOf } from './site/pages'
export { plainText, slugOf } from './site/slugs'
