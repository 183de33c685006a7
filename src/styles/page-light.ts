import { css } from 'styled-components'
import { from } from './breakpoints'
import { light } from './colors'

/** How far down the page its light reaches, in rem. */
const reach = { phone: 55, tablet: 73.75 } as const

/** The light of the page, from its top left corner: its picture and its size, as `--light-height`. */
export const pageLight = css`
  --light-height: ${reach.phone}rem;
  width: min(100%, 45rem);
  height: var(--light-height);
  background: ${light.key};

  ${from.tablet} {
    --light-height: ${reach.tablet}rem;
    width: 100%;
  }
`
