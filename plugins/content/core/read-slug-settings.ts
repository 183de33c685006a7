import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SlugSettings, slugSettings } from './slugs'

/** The settings in data/site.json; the defaults if it cannot be parsed, which the content check reports. */
export function readSlugSettings(root: string): SlugSettings {
  try {
    return slugSettings(JSON.parse(readFileSync(join(root, 'data/site.json'), 'utf8')))
  } catch {
    return slugSettings(undefined)
  }
}
