import type { SiteConfig } from '../../model'

/** The folders of the built site that no page can have: those of every build, and the site's. */
export const takenFolders = ({ reservedFolders }: SiteConfig): Set<string> =>
  new Set(['static', 'page-data', '404', ...reservedFolders])
