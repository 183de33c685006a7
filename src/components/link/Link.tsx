import { beforeHydration } from '../../browser/early-scripts'
import { Link as GatsbyLink, withPrefix } from 'gatsby'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { languageOf } from '../../content/addresses'
import { usePageLanguage } from '../../hooks/usePageLanguage'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, optionally with a query and a hash, or a URL. */
  to: string
  /** Whether it replaces the current entry of the browser history, also before hydration. */
  replace?: boolean
}

const isInternal = (to: string): boolean => /^\/(?!\/)/.test(to)

/**
 * A link: Gatsby's inside the site, a plain one to other sites and to pages in another language,
 * which are other documents: one has the labels of its language only.
 */
export const Link = ({ to, replace, children, ...rest }: LinkProps) => {
  const language = usePageLanguage()
  if (!isInternal(to))
    return (
      <a href={to} rel="noopener" {...rest}>
        {children}
      </a>
    )
  if (languageOf(to) !== language)
    return (
      <a href={withPrefix(to)} {...rest}>
        {children}
      </a>
    )
  return (
    <GatsbyLink to={to} replace={replace} {...(replace && beforeHydration('replace'))} {...rest}>
      {children}
    </GatsbyLink>
  )
}

/** Whether a click opens a new tab or window, or downloads the target. */
export const opensInNewTab = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => button !== 0 || metaKey || ctrlKey || shiftKey || altKey
