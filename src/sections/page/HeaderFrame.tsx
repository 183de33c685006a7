import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, gradient, translucent } from '../../styles/colors'
import { plainInPrint, hairlineTop } from '../../styles/mixins'
import { backdropGrid, container, hairline, imageSizes, space, up } from '../../styles/sizes'

/** Where the header of a page has its picture or drawing. */
export type HeaderLayout = 'below' | 'beside' | 'wide'

export interface HeaderFrameProps {
  layout: HeaderLayout
  /** Whether what it has needs space around it, because it has an outline of its own. */
  isSpacious: boolean
  children: ReactNode
}

/* On squared paper. */
const Below = styled.div`
  --square: ${backdropGrid.narrow};
  padding: ${space[5]} 0;
  ${hairlineTop}
  background:
    linear-gradient(${translucent.grid} ${hairline}, transparent ${hairline}) 0 -1px / 100%
      var(--square),
    linear-gradient(90deg, ${translucent.grid} ${hairline}, transparent ${hairline}) -1px 0 /
      var(--square) 100%;

  ${up.tablet} {
    --square: ${backdropGrid.wide};
    padding: ${backdropGrid.wide} var(--inset);
  }

  > figure,
  > p {
    max-width: 66rem;
    margin-inline: auto;
  }

  ${plainInPrint}

  @media print {
    break-inside: avoid;
  }
`

/* The same; in wide windows it is one of two columns, as high as the other. */
const Beside = styled(Below)`
  ${up.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    border-top: 0;
    border-inline-start: ${hairline} solid ${color.line};

    > figure,
    > p {
      margin-inline: 0;
    }
  }
`

/* From one edge of the page to the other. */
const Wide = styled.div`
  margin-inline: calc(-1 * ${container.marginPhone});
  ${hairlineTop}
  background: ${gradient.panel};

  figcaption,
  > p {
    padding: 0 ${container.marginPhone} ${space[4]};
  }

  ${up.tablet} {
    margin-inline: calc(-1 * var(--gutter)) 0;

    figcaption,
    > p {
      padding: ${space[1]} var(--inset) ${space[5]} calc(var(--gutter) + var(--inset));
    }
  }

  ${plainInPrint}

  @media print {
    margin-inline: 0;
    break-inside: avoid;
  }
`

/* What has an outline of its own has space around it. */
const Spacious = styled(Wide)`
  padding: ${space[5]} ${container.marginPhone};

  && figcaption,
  && > p {
    padding: 0;
  }

  ${up.tablet} {
    padding: ${space[16]} var(--inset) ${space[16]} calc(var(--gutter) + var(--inset));
  }
`

const frames = { below: Below, beside: Beside, wide: Wide } as const

/** The HTML attribute `sizes` of a picture in the header. */
export const headerSizes = {
  below: imageSizes.full,
  beside: imageSizes.half,
  wide: imageSizes.wide,
} as const

/** What is around the picture or drawing of a page header. */
export const HeaderFrame = ({ layout, isSpacious, children }: HeaderFrameProps) => {
  const Root = layout === 'wide' && isSpacious ? Spacious : frames[layout]
  return <Root>{children}</Root>
}
