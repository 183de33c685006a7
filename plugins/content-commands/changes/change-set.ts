import type { ContentSource } from '../../content/model'

/** The changes that a command makes in data/; paths are relative to it. */
export interface ChangeSet {
  /** New texts of files, by their former paths. */
  texts: ReadonlyMap<string, string>
  /** Content files and pictures to move, with their new paths. */
  moved: ReadonlyMap<string, string>
  /** The addresses of pages that change, with the new ones to which they redirect. */
  redirects: ReadonlyMap<string, string>
  /** All changes in files: "data/home.json:84  /projects/action  becomes …". */
  changes: readonly string[]
}

/** The content after the changes. */
export function changedSource(
  source: ContentSource,
  { texts, moved }: Pick<ChangeSet, 'texts'> & Partial<Pick<ChangeSet, 'moved'>>,
): ContentSource {
  const newPath = (path: string): string => moved?.get(path) ?? path
  return {
    ...source,
    files: source.files.map((file) => ({
      ...file,
      path: newPath(file.path),
      text: texts.get(file.path) ?? file.text,
    })),
    pictures: new Map([...source.pictures].map(([path, facts]) => [newPath(path), facts])),
  }
}
