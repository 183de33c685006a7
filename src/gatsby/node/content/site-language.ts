import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The language of the site, which addresses depend on; English while the file cannot be read. */
export function readSiteLanguage(root: string): string {
  try {
    const { language } = JSON.parse(readFileSync(join(root, 'data/site.json'), 'utf8')) as {
      language?: unknown
    }
    return typeof language === 'string' ? language : 'en'
  } catch {
    // Validation has reported it.
    return 'en'
  }
}
