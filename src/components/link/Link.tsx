import { withPrefix } from 'gatsby'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, optionally with a query and a hash, or a URL. */
  to: string
  /** Whether it replaces the current entry of the browser history (src/browser/links.ts). */
  replace?: boolean
}

const isInternal = (to: string): boolean => /^\/(?!\/)/.test(to)

/** A link to a page of this site or to another one. */
export const Link = ({ to, replace, children, ...rest }: LinkProps) => (
  <a
    {...(isInternal(to) ? { href: withPrefix(to) } : { href: to, rel: 'noopener' })}
    data-replace={replace ? '' : undefined}
    {...rest}
  >
    {children}
  </a>
)

/** Whether a click opens a new tab or window, or downloads the target. */
export const opensInNewTab = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => button !== 0 || metaKey || ctrlKey || shiftKey || altKey
