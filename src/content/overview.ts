import type { FileKind, SinglePage } from '../../plugins/content'

/** The file of a page that lists the files of a folder, named like the folder: "services.json". */
export const overviewFile = (file: string): FileKind => ({
  file,
  type: 'Overview',
  schema: 'overview.schema.json',
})

/** The page of such a file. */
export const overviewPage = (file: string, path: string): SinglePage => ({
  path,
  title: [file, '/title'],
  description: [file, '/seo/description'],
  lists: file.replace('.json', '/'),
})
