import type { PictureFacts } from '../../content/files/content-file'
import { fileText } from '../../content/files/file-text'
import { inLanguage } from '../../content/files/languages'
import type { Content } from '../../content/collections'
import type { ContentSource } from '../../content/model'

/** A file under data/ that has not been written to disk, and the pictures to draw for it. */
export interface NewFile {
  /** The file's path under data/. */
  path: string
  content: Content
  /** The pictures that do not exist yet, by their paths under data/. */
  pictures: string[]
}

/** The content with files that have not been written to disk, and with the pictures to draw. */
export const withNewFiles = (source: ContentSource, files: readonly NewFile[]): ContentSource => ({
  ...source,
  files: [
    ...source.files,
    ...files.map(({ path, content }) => ({ path, text: fileText(path, content) })),
  ],
  pictures: new Map<string, PictureFacts>([
    ...source.pictures,
    ...files
      .flatMap(({ pictures }) => pictures)
      .map((path) => [path, { width: 1600, height: 1000, bytes: 1 }] as const),
  ]),
})

/** A new file of another language, in its folder. */
export const inFolder = (file: NewFile, language: string | undefined): NewFile => {
  const { content } = file
  if (language === undefined) return file
  const schema = typeof content.$schema === 'string' && { $schema: `../${content.$schema}` }
  return { ...file, path: inLanguage(file.path, language), content: { ...content, ...schema } }
}
