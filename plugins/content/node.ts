/** The door for Node: for the other plugins, gatsby-*.ts and scripts. */
export { validate } from './check/run'
export { cleanPicture, PictureLoss } from './files/clean-picture'
export { countOf } from './text/count-of'
export { parseUrl } from './text/parse-url'
export { textsIn } from './files/parsed-file'
export { isError, type Issue, newIssues } from './issue'
export { inLanguage, languageOfFile, splitLanguages, withoutLanguage } from './files/languages'
export { listFiles, listLanguages, listOtherLanguages, readTexts } from './files/list-files'
export { emptyLogo, type Logo } from './files/logo'
export { readLogoFile } from './files/read-logo'
export { loadContent } from './files/load'
export { readFields } from './files/read-fields'
export { readAllAddressSettings, readAddressSettings } from './site/read-address-settings'
export { readSchemas } from './files/schema-files'
export { hostOf, refuseOthers } from './develop/site-requests'
export { nodeIds } from './graphql/node-ids'
export type { ContentSource, PageRecord, SiteConfig } from './model'
export { editorPath, localizePath, localizePaths } from './site/addresses'
export {
  extensionOf,
  collectionOf,
  collectionOfFolder,
  nameKeyOf,
  withoutExtension,
} from './collections'
export { groupPages } from './site/page-groups'
export { type PageFile, paginationOf } from './site/pages'
export { readSite, siteOf, type SiteLanguage } from './site/read-site'
export { buildTime } from './files/publication'
export { redirectLines, redirectsFile, redirectsIn } from './site/written-redirects'
export { buildRedirects } from './site/redirects'
export {
  languageName,
  type LanguagePages,
  translatedPages,
  translationsOf,
} from './site/translations'
export { neighborsIn } from './site/neighbors'
export { relatedTo } from './site/related'
export { contentSources } from './sources'
export { contentOf, parseFiles, typedContent } from './files/parse'
export { readLabels } from './site/labels'
export { bodyPointer } from './files/markdown/front-matter'
export { footnoteReference, type InlineText } from './text/inline-text'
export type { Alignment, Block, ListItem, MarkdownText } from './text/markdown-text'
export { hasFormats } from './text/locale-formats'
export { toComparable } from './text/normal-form'
export { listLetters, notoPackages } from './text/noto-packages'
