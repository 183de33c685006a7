import { css } from 'styled-components'
import { color } from './colors'
import { control, hairline, radius } from './sizes'

/** A square button or link with an icon. */
export const iconControl = css`
  width: ${control.medium};
  height: ${control.medium};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.control};
`
