import { withPrefix } from 'gatsby'
import styled from 'styled-components'
import { color } from '../../styles/colors'
import { container, hairline, up } from '../../styles/sizes'
import { headlineMark } from '../../styles/type'

const Root = styled.div`
  overflow: clip;
  border-top: ${hairline} solid ${color.line};

  img {
    width: 100%;
    height: auto;
    margin-inline: auto;

    ${up.tablet} {
      width: calc(100% - 2 * ${container.marginNarrow});
    }

    ${up.desktop} {
      width: min(${container.width}, 100% - 2 * ${container.margin});
    }
  }

  @media print, (forced-colors: active) {
    display: none;
  }
`

/**
 * The decorative graphic at the end of the page. It shows a semicolon, so it is not rendered for
 * other marks.
 */
export const ClosingGraphic = () =>
  headlineMark === ';' ? (
    <Root aria-hidden="true">
      <img
        src={withPrefix('/brand/closing-graphic.svg')}
        alt=""
        width="1312"
        height="520"
        loading="lazy"
      />
    </Root>
  ) : null
