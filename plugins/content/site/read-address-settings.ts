import { join } from 'node:path'
import { inLanguage } from '../files/languages'
import { listLanguages } from '../files/list-files'
import { readFields } from '../files/read-fields'
import { addressSettings, type AddressSettings } from './address-settings'

/**
 * The settings for addresses in the site.json of a language, by default the first one; the default
 * for each that is not valid.
 */
export function readAddressSettings(root: string, language?: string): AddressSettings {
  const file = join(root, 'data', inLanguage('site.json', language))
  return addressSettings(readFields(file), language)
}

/** The settings for addresses in each language, the first one first. */
export const readAllAddressSettings = (root: string): AddressSettings[] =>
  listLanguages(root).map((language) => readAddressSettings(root, language))
