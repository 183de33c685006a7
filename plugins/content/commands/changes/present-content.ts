import { splitLanguages } from '../../files/languages'
import { parseFiles } from '../../files/parse'
import type { ParsedFile } from '../../files/parsed-file'
import type { ContentSource } from '../../model'
import { type AddressSettings, languageBase } from '../../site/address-settings'
import { buildPageIndex, type PageIndex } from '../../site/page-index'
import { addressSettingsOf } from '../../site/pages'

/** The content in one language before a change. */
export interface PresentContent {
  source: ContentSource
  /** The content in all languages. */
  all: ContentSource
  files: readonly ParsedFile[]
  index: PageIndex
  settings: AddressSettings
}

/** @param source the content in one language */
export function presentContent(source: ContentSource, all: ContentSource): PresentContent {
  const parsed = parseFiles(source.site.kinds, source.files)
  const index = buildPageIndex(source.site, parsed)
  return { source, all, files: parsed.files, index, settings: addressSettingsOf(parsed.files) }
}

/** The content in the language that has an address. */
export function presentContentAt(path: string, all: ContentSource): PresentContent {
  const source = splitLanguages(all).findLast(({ language }) =>
    path.startsWith(`${languageBase(language)}/`),
  )
  return presentContent(source ?? all, all)
}
