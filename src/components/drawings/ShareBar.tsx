import styled from 'styled-components'
import { color } from '../../styles/colors'
import { stateColor } from '../../styles/drawings'
import { hairline } from '../../styles/sizes'

const Track = styled.svg`
  width: 100%;
  height: 0.375rem;
  fill: ${color.surfaceHover};

  .share {
    fill: ${stateColor(color.primary)};
  }

  @media (forced-colors: active) {
    fill: Canvas;
    outline: ${hairline} solid;

    .share {
      fill: CanvasText;
    }
  }
`

/** A horizontal bar that is filled to a percentage. */
export const ShareBar = ({ share }: { share: number }) => (
  <Track>
    <rect width="100%" height="100%" rx="3" />
    <rect className="share" width={`${share}%`} height="100%" rx="3" />
  </Track>
)
