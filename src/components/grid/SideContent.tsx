import styled from 'styled-components'
import { plainInPrint, hairlineTop } from '../../styles/mixins'
import { space, up } from '../../styles/sizes'

/** The content next to the heading of a section with the layout "side". */
export const SideContent = styled.div`
  padding: 0 var(--inset) ${space[6]};

  ${up.tablet} {
    padding-bottom: ${space[19]};
  }

  ${up.desktop} {
    padding-top: ${space[24]};
  }

  ${plainInPrint}
`

/**
 * A list with lines between its entries, next to the heading of a section with the layout "side".
 * It says itself how much space is above and below an entry.
 */
export const SideList = styled.ul`
  > li {
    ${hairlineTop}

    ${up.tablet} {
      padding-inline: var(--inset);
    }

    ${up.desktop} {
      &:first-child {
        padding-top: ${space[24]};
        border-top: 0;
      }
    }
  }
`
