import { withPrefix } from 'gatsby'
import styled from 'styled-components'
import { color } from '../../styles/colors'
import { below, container, from, hairline, mediaQuery } from '../../styles/sizes'

const Root = styled.div`
  overflow: clip;
  border-top: ${hairline} solid ${color.line};

  img {
    width: 100%;
    height: auto;
    margin-inline: auto;

    ${from.tablet} {
      width: calc(100% - 2 * ${container.marginNarrow});
    }

    ${from.desktop} {
      width: min(${container.width}, 100% - 2 * ${container.margin});
    }
  }

  @media print, (forced-colors: active) {
    display: none;
  }
`

const graphic = withPrefix('/brand/closing-graphic.svg')

/** The decorative graphic at the end of the page. */
export const ClosingGraphic = () => (
  <Root aria-hidden="true">
    <picture>
      <source
        media={mediaQuery(below.tablet)}
        srcSet={`${graphic}#phone`}
        width="484"
        height="520"
      />
      <img src={graphic} alt="" width="1312" height="520" loading="lazy" />
    </picture>
  </Root>
)
