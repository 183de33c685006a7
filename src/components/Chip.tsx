import styled from 'styled-components'
import { color } from '../styles/colors'
import { plainWord } from '../styles/mixins'
import { transition } from '../styles/motion'
import { hairline, radius, space } from '../styles/sizes'
import { type } from '../styles/type'

/** A short label with a border; with `as={Link}`, a link that looks like it. */
export const Chip = styled.span`
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

  @media print {
    ${plainWord}
  }
`

/** Chips in a row that wraps. */
export const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  /* Without their borders, chips are words with space between them. */
  @media print {
    gap: ${space[1]} ${space[4]};
  }
`
