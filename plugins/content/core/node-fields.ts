import { pagePath } from './page-path'
import { type SlugSettings } from './slugs'
import { homePath, parentPath } from './paths'

/** The fields that Gatsby's nodes have in addition to the content, for addresses and links. */
export interface NodeFields {
  /** The file's path in data/, with forward slashes. */
  file: string
  /** The address of the file's page. */
  path: string
  /** For a sub-page, the address of its parent page. */
  parentPath: string | null
  /** For a case study, the addresses that its tags name, and their parent pages. */
  taggedPaths: string[]
}

const isPath = (tag: unknown): tag is string => typeof tag === 'string' && tag.startsWith('/')

const withGroup = (path: string): string[] => {
  const parent = parentPath(path)
  return parentPath(parent) === homePath ? [path] : [path, parent]
}

/**
 * @param relativePath the file's path under data/
 * @param settings the settings for addresses
 */
export function nodeFields(
  type: string,
  relativePath: string,
  { content, settings }: { content: Record<string, unknown>; settings: SlugSettings },
): NodeFields {
  const { title, slug } = content as { title: string; slug?: string }
  const path = pagePath({ type, file: relativePath, title, slug }, settings)
  const isSubPage = type !== 'CustomPage' && relativePath.split('/').length > 2
  const tags = type === 'CaseStudy' ? [content.industries, content.services].flat() : []
  return {
    file: relativePath,
    path,
    parentPath: isSubPage ? parentPath(path) : null,
    taggedPaths: [...new Set(tags.filter(isPath).flatMap(withGroup))],
  }
}
