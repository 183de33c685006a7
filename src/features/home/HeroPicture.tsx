import styled from 'styled-components'
import { PageContainer } from '../../components/grid/PageContainer'
import { Picture } from '../../components/Picture'
import { color, translucent } from '../../styles/colors'
import { rule } from '../../styles/mixins'
import { imageSizes, space, up } from '../../styles/sizes'

const Root = styled.div`
  position: relative;
  overflow: clip;
  ${rule}
`

/** A grid that scales with the picture: 10 squares wide on a phone, 24 by 12 otherwise. */
const Grid = styled.div`
  /* The line's end has a place in the picture, in every language. */
  direction: ltr;
  padding-top: ${space[5]};
  background:
    linear-gradient(to right, ${translucent.grid} 1px, transparent 1px) 0 0 / 10% 10%,
    linear-gradient(${translucent.grid} 1px, transparent 1px) 0 0 / 2.4375rem 2.4375rem;

  ${up.tablet} {
    position: relative;
    padding-top: 0;
    background-size: calc(100% / 24) calc(100% / 12);
  }
`

/** The end of the line from the headline. */
const Dot = styled.span<{ $x: number; $y: number }>`
  display: none;

  ${up.wide} {
    position: absolute;
    inset-inline-start: ${({ $x }) => $x}%;
    top: ${({ $y }) => $y}%;
    display: block;
    width: 0.5rem;
    height: 0.5rem;
    margin: -0.25rem;
    border-radius: 50%;
    background: ${color.accent};
  }
`

/** The picture under the headline. */
export const HeroPicture = ({ hero }: { hero: Queries.HomeHeroFragment }) => {
  const { picture, pictureNarrow, connectorEnd } = hero
  if (!picture) return null
  return (
    <PageContainer>
      <Root>
        <Grid data-print="unpainted">
          <Picture
            file={picture.imgUrl}
            alt={picture.imgAlt}
            sizes={imageSizes.full}
            narrow={pictureNarrow}
            priority
          />
          {connectorEnd && (
            <Dot data-print="hide" $x={connectorEnd.x} $y={connectorEnd.y} aria-hidden="true" />
          )}
        </Grid>
      </Root>
    </PageContainer>
  )
}
