import styled from 'styled-components'
import { color, gradient } from '../../styles/colors'
import { iconControl } from '../../styles/mixins'
import { container, from, hairline, space } from '../../styles/sizes'
import { type } from '../../styles/type'

export const Menu = styled.details`
  ${from.laptop} {
    display: none;
  }
`

export const Toggle = styled.summary`
  display: grid;
  place-items: center;
  ${iconControl}
  color: ${color.text};

  .if-open,
  [open] > & .if-closed {
    display: none;
  }

  [open] > & .if-open {
    display: block;
  }
`

export const MenuScreen = styled.div`
  position: fixed;
  inset: var(--header) 0 0;
  display: flex;
  flex-direction: column;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${gradient.page}, ${color.background};

  /* Find-in-page and text fragments open a closed <details>, unless its content is not rendered. */
  :not([open]) > & {
    display: none;
  }
`

/** The rows of the menu: links, and disclosures with a list. */
export const Rows = styled.nav`
  > a,
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.75rem;
    padding: ${space[2]} ${container.marginPhone};
    border-bottom: ${hairline} solid ${color.line};
    color: ${color.text};
    font-size: 1.25rem;
    font-weight: 560;
    letter-spacing: -0.01em;
  }

  :focus-visible {
    outline-offset: -3px;
  }

  [open] > summary {
    border-bottom-color: transparent;
  }

  summary svg {
    color: ${color.textFaint};
  }

  [open] > summary svg {
    rotate: 180deg;
    color: ${color.highlight};
  }
`

export const SubLinks = styled.ul`
  padding-bottom: ${space[3]};
  border-bottom: ${hairline} solid ${color.line};

  a {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    min-height: 2.875rem;
    padding: ${space[1]} ${container.marginPhone};
    color: ${color.textSoft};
    ${type.body}
  }

  svg {
    color: ${color.highlight};
  }
`

export const SubTitle = styled.p`
  padding: ${space[3]} ${container.marginPhone} ${space[1]};
  color: ${color.textFaint};
  ${type.meta}
`

export const Footer = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-top: auto;
  padding: ${space[5]} ${container.marginPhone} ${space[6]};
  border-top: ${hairline} solid ${color.line};
  ${type.meta}
`

export const ContactLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};

  a {
    padding: ${space[1]} 0;
  }
`
