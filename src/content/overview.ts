import type { FileCollection, SinglePage } from '../../plugins/content'

/** The file of a page that lists the files of a folder, named like the folder: "services.json". */
export const overviewFile = (file: string): FileCollection => ({
  file,
  type: 'Overview',
  schema: 'overview.schema.json',
})

/**
 * The page of such a file.
 * @param pages how the list takes several pages: their template, and the number of entries on each
 */
export const overviewPage = (
  file: string,
  path: string,
  pages?: { template: string; size: number },
): SinglePage => ({
  path,
  title: [file, '/title'],
  description: [file, '/seo/description'],
  lists: file.replace('.json', '/'),
  ...(pages && { pagination: { ...pages, label: ['ui-text.json', '/page'] } }),
})
