import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useLabels } from '../hooks/useLabels'
import { Icon } from '../components/icon/Icon'
import { Link } from '../components/link/Link'
import { useCallsToAction } from '../hooks/useCallsToAction'
import { color } from '../styles/colors'
import { hiddenInPrint, rule } from '../styles/mixins'
import { contactBar, container, layer, radius, space } from '../styles/sizes'
import { type } from '../styles/type'

/** What has actions of its own: the page's heading with its picture, forms and the footer. */
const partsWithActions =
  'main > :has(h1), main > :has(h1) + :not(section, :has(h2)), main form, main ~ footer'

/**
 * Whether the page is scrolled past its header, and neither a form nor the footer is in the window;
 * false on the server and until the first report of the IntersectionObserver.
 * @param pathname the page's path; a change means that other parts have to be observed
 */
function useContactBarVisible(pathname: string): boolean {
  const [isVisible, setIsVisible] = useState(false)
  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      setIsVisible(inView.size === 0)
    })
    for (const part of document.querySelectorAll(partsWithActions)) observer.observe(part)
    return () => {
      observer.disconnect()
      setIsVisible(false)
    }
  }, [pathname])
  return isVisible
}

const Bar = styled.nav`
  display: none;

  ${contactBar.shown} {
    display: block;

    /* The button to the top is above it; its position would be a layout shift. */
    ~ [data-shown] {
      translate: 0 calc(-1 * ${contactBar.height});
    }
  }

  position: fixed;
  z-index: ${layer.float};
  inset: auto 0 0;
  height: ${contactBar.height};
  padding: 0 calc(${container.marginPhone} - ${space[1]});
  ${rule}
  background: ${color.surface};

  /* Browsers show the page under a fixed element that they move up for their own controls. */
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: 100%;
    background: inherit;
  }

  html:has(:is(input, select, textarea):focus) & {
    visibility: hidden;
  }

  ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${space[1]};
    height: 100%;
    padding: ${space[1]} 0;
  }

  a {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 0.125rem;
    height: 100%;
    border-radius: ${radius.control};
    color: ${color.text};
    ${type.meta}
    /* Three of the longest fit into the narrowest window, also with larger text. */
    font-size: min(0.8125rem, 4vw);
    font-weight: 560;
    line-height: 1.25;
    white-space: nowrap;
  }

  a:active {
    background: ${color.surfaceHover};
  }

  a:focus-visible {
    outline-offset: -2px;
  }

  ${hiddenInPrint}
`

/** The path of a link to a page of this site, without query and hash. */
const pathOf = (link: string): string => link.replace(/[?#].*/, '')

/**
 * A bar at the bottom of phone screens with links to contact the agency. It appears after
 * hydration, between the page's header and its footer, without the link to the current page. It is
 * not in a page's HTML, because a page works without it.
 */
export const ContactBar = ({ pathname }: { pathname: string }) => {
  const labels = useLabels()
  const { bar } = useCallsToAction()
  const isVisible = useContactBarVisible(pathname)
  const entries = (bar ?? []).filter(({ link }) => pathOf(link) !== pathname)
  if (!isVisible || entries.length === 0) return null
  return (
    <Bar aria-label={labels.talkToUs} data-contact-bar="">
      <ul>
        {entries.map(({ title, link, icon }) => (
          <li key={link}>
            <Link to={link}>
              <Icon name={icon} highlighted />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Bar>
  )
}
