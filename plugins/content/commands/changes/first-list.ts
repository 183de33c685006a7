import type { SiteTable } from '../../model'

/** The shipped address of the site's first list of pages, as an example in the usage of commands. */
export const firstList = ({ pages }: SiteTable): string =>
  pages.find(({ lists }) => lists !== undefined)?.path ?? '/'
