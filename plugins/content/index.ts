/** The door for the pages: what it exports runs in browsers too. */
export { badgeColors } from './core/badge-colors'
export {
  type Facets,
  type FilterName,
  filterNames,
  filterQuery,
  type FilterValues,
  isFiltered,
  mapFilters,
  matchesFilter,
  minForFilters,
  parseFilter,
  parsePage,
} from './core/case-study-filter'
export {
  computeEstimate,
  type Estimate,
  type EstimateAnswers,
  findSensitivities,
  type Range,
} from './core/compute-estimate'
export { fillText } from './core/fill-text'
export { type Receiver } from './core/form-receiver'
export { contentText } from './core/json/content-text'
export { kindOf, schemaReference } from './core/kinds'
export { type PageBranch, type PageGroup, type PageLink } from './core/pages/page-groups'
export {
  absoluteUrl,
  caseStudiesPerPage,
  contactFormId,
  editorPath,
  encodePath,
  homePath,
  serviceKey,
  socialFolder,
  socialPicturePath,
  whatsappUrl,
} from './core/paths'
export { maxMegabytes } from './core/picture-limits'
export { priceFormat } from './core/price-text'
export { type SchemaFile, type SchemaNode, schemaResolver } from './core/resolve-schema'
export {
  bookingPath,
  caseStudiesPagePath,
  caseStudiesPath,
  companyPath,
  contactAboutPath,
  contactPath,
  estimateOf,
  estimatePath,
  industriesPath,
  productsPath,
  servicesPath,
  thankYouPath,
  unsubscribedPath,
} from './core/site-paths'
export { plainText, slugOf } from './core/slugs'
export type { Analytics } from './core/third-parties'
export { sortByOrder } from './core/sort-by-order'
