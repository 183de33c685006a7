import { Link as GatsbyLink } from 'gatsby'
import type { AnchorHTMLAttributes } from 'react'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, with ?query and #hash where wanted, or a complete address. */
  to: string
  /** True puts the target in place of this page in the history. */
  replace?: boolean
}

const isInternal = (to: string): boolean => /^\/(?!\/)/.test(to)

/** A link: within the site without loading the page anew, elsewhere a plain one. */
export const Link = ({ to, replace, children, ...rest }: LinkProps) =>
  isInternal(to) ? (
    <GatsbyLink to={to} replace={replace} {...rest}>
      {children}
    </GatsbyLink>
  ) : (
    <a href={to} rel="noopener" {...rest}>
      {children}
    </a>
  )
