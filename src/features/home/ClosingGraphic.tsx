import { withPrefix } from 'gatsby'
import styled from 'styled-components'
import { hiddenInPrint, hairlineTop } from '../../styles/mixins'
import { container, up } from '../../styles/sizes'
import { headlineMark } from '../../styles/type'

const Frame = styled.div`
  overflow: clip;
  ${hairlineTop}

  @media (forced-colors: active) {
    display: none;
  }

  ${hiddenInPrint}
`

/* As wide as the page container. */
const Graphic = styled.img`
  width: 100%;
  margin-inline: auto;

  ${up.tablet} {
    width: calc(100% - 2 * ${container.marginNarrow});
  }

  ${up.desktop} {
    width: min(${container.width}, 100% - 2 * ${container.margin});
  }
`

/** The decorative graphic at the end, which plugins/theme colors; it shows a semicolon. */
export const ClosingGraphic = () =>
  headlineMark === ';' ? (
    <Frame aria-hidden="true">
      <Graphic
        src={withPrefix('/brand/closing-graphic.svg')}
        alt=""
        width="1312"
        height="520"
        loading="lazy"
      />
    </Frame>
  ) : null
