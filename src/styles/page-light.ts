import { css } from 'styled-components'
import { from } from './sizes'
import { light } from './colors'

/** The height of the gradient, in rem. */
const heights = { phone: 55, tablet: 73.75 } as const

/** The gradient from the top left corner of the page, and its height as `--light-height`. */
export const pageLight = css`
  --light-height: ${heights.phone}rem;
  width: min(100%, 45rem);
  height: var(--light-height);
  background: ${light.page};

  ${from.tablet} {
    --light-height: ${heights.tablet}rem;
    width: 100%;
  }
`
