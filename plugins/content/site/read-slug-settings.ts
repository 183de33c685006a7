import { join } from 'node:path'
import { readFields } from '../files/read-fields'
import { type SlugSettings, slugSettings } from './slugs'

/** The settings in data/site.json; the default for each that is not valid. */
export const readSlugSettings = (root: string): SlugSettings =>
  slugSettings(readFields(join(root, 'data/site.json')))
