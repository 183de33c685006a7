import { kindOf } from '../../../../plugins/content/core/kinds'
import { nodeFields } from '../../../../plugins/content/core/node-fields'
import type { SlugSettings } from '../../../../plugins/content/core/slugs'
import type { ContentEntry } from '../../../../plugins/content/core/pages/content-entry'

/** A content file as its page is made from it; its id is its path under data/. */
export function entryOf(
  file: string,
  content: Record<string, unknown> = {},
  settings: SlugSettings = { language: 'en' },
): ContentEntry {
  const type = kindOf(file)?.type ?? ''
  const fields = nodeFields(type, file, { content, settings })
  return { id: file, type, content, ...fields }
}

/** Content files by path. */
export const entriesOf = (
  files: Record<string, Record<string, unknown>>,
  settings?: SlugSettings,
): ContentEntry[] =>
  Object.entries(files).map(([file, content]) => entryOf(file, content, settings))
