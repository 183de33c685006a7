import styled from 'styled-components'
import { color } from '../styles/colors'
import { transition } from '../styles/motion'
import type { PrintAttribute } from '../styles/print'
import { hairline, radius, space } from '../styles/sizes'
import { type } from '../styles/type'

/** A short label with a border; with `as={Link}`, a link that looks like it. */
export const Chip = styled.span.attrs<PrintAttribute>({ 'data-print': 'inline' })`
  display: inline-flex;
  align-items: center;
  min-height: 2rem;
  padding: ${space[1]} ${space[3]};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.chip};
  ${type.meta}
  line-height: 1.3;
  ${transition('background-color', 'border-color', 'color')}

  &:is(a):hover {
    background: ${color.surfaceRaised};
    border-color: ${color.field};
    color: ${color.text};
  }
`

/** Chips in a row that wraps. */
export const ChipList = styled.ul.attrs<PrintAttribute>({ 'data-print': 'words' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
