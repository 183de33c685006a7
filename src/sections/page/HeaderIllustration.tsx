import styled from 'styled-components'
import { PageContainer } from '../../components/grid/PageContainer'
import { translucent } from '../../styles/colors'
import { plainInPrint, rule } from '../../styles/mixins'
import { backdropGrid, hairline, imageSizes, space, up } from '../../styles/sizes'
import { Illustration, type IllustrationProps } from '../Illustration'

const Backdrop = styled.div`
  padding: ${space[5]} 0;
  ${rule}
  background:
    linear-gradient(${translucent.grid} ${hairline}, transparent ${hairline}) 0 -1px / 100%
      ${backdropGrid.narrow},
    linear-gradient(90deg, ${translucent.grid} ${hairline}, transparent ${hairline}) -1px 0 /
      ${backdropGrid.narrow} 100%;

  ${up.tablet} {
    padding: ${backdropGrid.wide} var(--inset);
    background-size:
      100% ${backdropGrid.wide},
      ${backdropGrid.wide} 100%;
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

export interface HeaderIllustrationProps {
  /** In place of a drawing. */
  picture?: IllustrationProps['picture']
  drawing: IllustrationProps['drawing']
}

/** The picture or the drawing under the header of a page; nothing without either. */
export const HeaderIllustration = ({ picture = null, drawing }: HeaderIllustrationProps) =>
  (picture ?? drawing) ? (
    <PageContainer>
      <Backdrop>
        <Illustration picture={picture} drawing={drawing} sizes={imageSizes.full} priority />
      </Backdrop>
    </PageContainer>
  ) : null
