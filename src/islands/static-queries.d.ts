import type { Context } from 'react'

declare module 'gatsby' {
  /** The results of static queries by their hashes, for `useStaticQuery`; Gatsby has no type for it. */
  const StaticQueryContext: Context<Readonly<Record<string, unknown>>>
}
