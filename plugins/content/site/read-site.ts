import { join } from 'node:path'
import { isContentPath, ownerOf } from '../collections'
import { filesByLanguage, languageOfFile, withoutLanguage } from '../files/languages'
import { hasVanished } from '../files/has-vanished'
import { listFiles, readTexts } from '../files/list-files'
import { parseFiles } from '../files/parse'
import type { ParsedFile } from '../files/parsed-file'
import { buildTime, unpublishedFiles } from '../files/publication'
import { readSchemas } from '../files/schema-files'
import type { ContentSource, NotFoundPage, SiteConfig } from '../model'
import { addressSettingsOf, listNotFoundPages, listPages, localeOf } from './pages'
import type { LanguagePages } from './translations'

/** The content and the pages of a site in one language. */
export interface SiteLanguage extends LanguagePages {
  /** Its folder in data/; undefined for the first language, which has none. */
  folder: string | undefined
  /** All content files that can be parsed, sorted by path, with those that all languages share. */
  files: readonly ParsedFile[]
  /** Those that the site shows. */
  shownFiles: readonly ParsedFile[]
  /** The pages for unknown addresses, which are not among the others. */
  notFoundPages: readonly NotFoundPage[]
}

/** Everything that is on a site, as its content in data/ says. */
export interface Site {
  /** The first language first. */
  languages: readonly [SiteLanguage, ...SiteLanguage[]]
  /** What it does not show: paths under data/ of unpublished files and their pictures. */
  hidden: ReadonlySet<string>
}

interface SiteOptions {
  /** Whether the site has the pages of files that are not published. */
  showsDrafts?: boolean
  /** The time at which files are published or not. */
  now?: Date
}

/**
 * The site of content files. One that cannot be parsed, which the content check reports, is left out.
 * @param paths all files under data/, also pictures
 */
export function siteOf(
  { site: config, files: texts, schemas }: Pick<ContentSource, 'site' | 'files' | 'schemas'>,
  { showsDrafts = false, now = buildTime() }: SiteOptions = {},
  paths: readonly string[] = [],
): Site {
  const { collections } = config
  const byLanguage = filesByLanguage(collections, schemas, texts)
  const hidden = new Set<string>()
  const languageIn = (folder: string | undefined): SiteLanguage => {
    const textsOfLanguage = byLanguage.get(folder) ?? []
    const { files } = parseFiles(collections, textsOfLanguage)
    const unpublished = showsDrafts
      ? new Map<string, unknown>()
      : unpublishedFiles(collections, textsOfLanguage, now)
    const shownFiles = files.filter(({ path }) => !unpublished.has(path))
    if (unpublished.size > 0) {
      const existing = new Set(textsOfLanguage.map(({ path }) => path))
      const owner = (path: string): string =>
        isContentPath(path) ? path : (ownerOf(collections, path, existing) ?? '')
      for (const path of paths)
        if (languageOfFile(path) === folder && unpublished.has(owner(withoutLanguage(path))))
          hidden.add(path)
    }
    return {
      folder,
      files,
      shownFiles,
      settings: addressSettingsOf(shownFiles),
      locale: localeOf(shownFiles),
      pages: listPages(config, shownFiles),
      notFoundPages: listNotFoundPages(config, shownFiles),
    }
  }
  const [, ...otherLanguages] = byLanguage.keys()
  return { languages: [languageIn(undefined), ...otherLanguages.map(languageIn)], hidden }
}

/** Reads the content in data/. Files that have not changed since are not opened again. */
export function readSite(root: string, config: SiteConfig, options?: SiteOptions): Site {
  try {
    return siteOf(
      { site: config, files: readTexts(root), schemas: readSchemas(root) },
      options,
      listFiles(join(root, 'data')),
    )
  } catch (error) {
    if (!hasVanished(error)) throw error
    return readSite(root, config, options)
  }
}
