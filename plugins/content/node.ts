/** The door for Node: for the other plugins, gatsby-*.ts and scripts. */
export { slugSettingsOf } from './check/rules/pages/page-index'
export { isError, type Issue, validate } from './check/validate'
export { cleanPicture } from './core/clean-picture'
export { countOf } from './core/count-of'
export { contentEntries, filesWithoutNode } from './core/content-entries'
export { type ContentSource } from './core/content-source'
export { textsIn } from './core/json/json-file'
export { newIssues } from './core/issue'
export { kindOf } from './core/kinds'
export { listFiles, listNoFiles } from './core/list-files'
export { loadContent, readContent } from './core/load'
export { nodeFields } from './core/node-fields'
export { buildRedirects } from './core/pages/build-redirects'
export { type ContentEntry } from './core/pages/content-entry'
export { buildContentPages, type PageToCreate } from './core/pages/content-pages'
export { groupPages } from './core/pages/page-groups'
export { listPages } from './core/pages/page-registry'
export {
  editorPath,
  encodePath,
  ownPath,
  shippedPaths,
  sitePaths,
  styleguidePath,
} from './core/paths'
export { buildTime } from './core/publication'
export { readFields } from './core/read-fields'
export { readSlugSettings } from './core/read-slug-settings'
export { type SchemaFile } from './core/resolve-schema'
export { rules } from './core/rule-ids'
export { hashContentModel, readSchemas } from './core/schema-files'
export { readReceiver, readSecuritySettings } from './core/third-parties'
export { absentPaths, singlePages, singlePagesOf } from './core/single-pages'
export { hostOf, refuseOthers } from './own-requests'
export { contentSources } from './sources'
