import { join } from 'node:path'
import { inLanguage } from '../files/languages'
import { listLanguages } from '../files/list-files'
import { readFields } from '../files/read-fields'
import { languageBase } from './addresses'
import { slugSettings, type SlugSettings } from './slugs'

/**
 * The settings for addresses in the site.json of a language, by default the first one; the default
 * for each that is not valid.
 */
export function readSlugSettings(root: string, language?: string): SlugSettings {
  const settings = slugSettings(readFields(join(root, 'data', inLanguage('site.json', language))))
  return language === undefined ? settings : { ...settings, language, base: languageBase(language) }
}

/** The settings for addresses in each language, the first one first. */
export const readLanguageSettings = (root: string): SlugSettings[] =>
  listLanguages(root).map((language) => readSlugSettings(root, language))
