import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SlugSettings } from '../../../routes/case-study-path'

/** The settings that affect addresses; the defaults if data/site.json cannot be parsed. */
export function readSlugSettings(root: string): SlugSettings {
  try {
    const { language, slugLetters } = JSON.parse(
      readFileSync(join(root, 'data/site.json'), 'utf8'),
    ) as { language?: unknown; slugLetters?: unknown }
    return {
      language: typeof language === 'string' ? language : 'en',
      ...(slugLetters === 'keep' && { slugLetters }),
    }
  } catch {
    // The content check has reported it.
    return { language: 'en' }
  }
}
