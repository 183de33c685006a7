import { localizePath } from '../site/addresses'
import type { LanguageContent } from './language-content'

/** The addresses of the files that the build writes for a language, besides its pages. */
export const writtenFiles = ({ source, pageIndex, settings }: LanguageContent): string[] =>
  source.site.writtenFiles
    .filter(({ page }) => page === undefined || pageIndex.pages.has(localizePath(page, settings)))
    .map(({ path, page }) => (page === undefined ? path : localizePath(path, settings)))
