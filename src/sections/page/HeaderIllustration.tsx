import styled from 'styled-components'
import { gradient, color, translucent } from '../../styles/colors'
import { plainInPrint, rule } from '../../styles/mixins'
import { backdropGrid, container, hairline, imageSizes, space, up } from '../../styles/sizes'
import { Illustration, type IllustrationProps } from '../Illustration'

export interface HeaderIllustrationProps {
  /** In place of a drawing. */
  picture?: IllustrationProps['picture']
  drawing: IllustrationProps['drawing']
  /** Where it is; without it, it depends on what there is. */
  layout?: string | null
}

/** Where the header of a page has its picture or drawing. */
export type HeaderLayout = 'below' | 'beside' | 'wide'

const isLayout = (name: string): name is HeaderLayout => Object.hasOwn(frames, name)

/** What is upright is beside the headline, unless the file says otherwise. */
export function headerLayout({
  picture,
  drawing,
  layout,
}: HeaderIllustrationProps): HeaderLayout | undefined {
  if (!picture && !drawing) return undefined
  if (layout && isLayout(layout)) return layout
  return picture?.second || drawing?.phone || drawing?.receipt ? 'beside' : 'below'
}

/* On squared paper. */
const Below = styled.div`
  --square: ${backdropGrid.narrow};
  padding: ${space[5]} 0;
  ${rule}
  background:
    linear-gradient(${translucent.grid} ${hairline}, transparent ${hairline}) 0 -1px / 100%
      var(--square),
    linear-gradient(90deg, ${translucent.grid} ${hairline}, transparent ${hairline}) -1px 0 /
      var(--square) 100%;

  ${up.tablet} {
    --square: ${backdropGrid.wide};
    padding: ${backdropGrid.wide} var(--inset);
  }

  > figure {
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

    > figure {
      margin-inline: 0;
    }
  }
`

/* From one edge of the page to the other. */
const Wide = styled.div`
  margin-inline: calc(-1 * ${container.marginPhone});
  ${rule}
  background: ${gradient.panel};

  figcaption {
    padding: 0 ${container.marginPhone} ${space[4]};
  }

  ${up.tablet} {
    margin-inline: calc(-1 * var(--gutter)) 0;

    figcaption {
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

  && figcaption {
    padding: 0;
  }

  ${up.tablet} {
    padding: ${space[16]} var(--inset) ${space[16]} calc(var(--gutter) + var(--inset));
  }
`

const frames = {
  below: { Frame: Below, sizes: imageSizes.full },
  beside: { Frame: Beside, sizes: imageSizes.half },
  wide: { Frame: Wide, sizes: imageSizes.wide },
} as const

/** The picture or the drawing of a page header; nothing without either. */
export const HeaderIllustration = (props: HeaderIllustrationProps) => {
  const { picture = null, drawing } = props
  const layout = headerLayout(props)
  if (!layout) return null
  const { Frame, sizes } = frames[layout]
  const isFramed = layout !== 'wide' || !picture || Boolean(picture.second)
  const Root = layout === 'wide' && isFramed ? Spacious : Frame
  return (
    <Root>
      <Illustration picture={picture} drawing={drawing} sizes={sizes} framed={isFramed} priority />
    </Root>
  )
}
