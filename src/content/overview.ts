import type { FileCollection, SinglePage } from '../../plugins/content'

/** The file of a page that lists the files of a folder, named like the folder: "services.json". */
export const overviewFile = (file: string): FileCollection => ({
  file,
  type: 'Overview',
  schema: 'overview.schema.json',
})

/**
 * The page of such a file.
 * @param template its file in src/templates/, without ".tsx"
 * @param size the number of entries on each page of a list that takes several
 */
export const overviewPage = (
  file: string,
  path: string,
  template: string,
  size?: number,
): SinglePage => ({
  path,
  template,
  title: [file, '/title'],
  description: [file, '/seo/description'],
  lists: file.replace('.json', '/'),
  ...(size !== undefined && { pagination: { size, label: ['ui-text.json', '/page'] } }),
})
