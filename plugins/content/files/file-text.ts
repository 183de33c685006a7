import type { Content } from '../collections'
import { markdownText } from './markdown/edit-markdown'

/** The text of a content file; the keys of JSON are in the order in which they are given. */
export const fileText = (path: string, content: Content): string =>
  path.endsWith('.md') ? markdownText(content) : JSON.stringify(content, null, 2)
