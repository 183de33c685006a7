import styled from 'styled-components'
import { useLabels } from '../hooks/useLabels'
import { Icon } from '../components/icon/Icon'
import { Link } from '../components/link/Link'
import { useCallsToAction } from '../hooks/useCallsToAction'
import { color } from '../styles/colors'
import { hiddenInPrint, hairlineTop } from '../styles/mixins'
import { contactBar, container, layer, radius, space } from '../styles/sizes'
import { type } from '../styles/type'

const Bar = styled.nav`
  display: none;

  ${contactBar.shown} {
    &:not([hidden]) {
      display: block;

      /* The button to the top is above it; its position would be a layout shift. */
      ~ [data-shown] {
        translate: 0 calc(-1 * ${contactBar.height});
      }
    }
  }

  position: fixed;
  z-index: ${layer.float};
  inset: auto 0 0;
  height: ${contactBar.height};
  padding: 0 calc(${container.marginPhone} - ${space[1]});
  ${hairlineTop}
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
    text-align: center;
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
 * A bar at the bottom of phone screens with links to contact the agency, without the link to the
 * current page. The script shows it between the page's header and its footer
 * (src/browser/contact-bar.ts).
 */
export const ContactBar = ({ pathname }: { pathname: string }) => {
  const labels = useLabels()
  const { bar } = useCallsToAction()
  const entries = (bar ?? []).filter(({ link }) => pathOf(link) !== pathname)
  if (entries.length === 0) return null
  return (
    <Bar aria-label={labels.talkToUs} data-contact-bar="" hidden>
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
