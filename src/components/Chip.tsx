import styled, { css } from 'styled-components'
import { color } from '../styles/colors'
import { motion } from '../styles/motion'
import { hairline, radius, space } from '../styles/sizes'
import { type } from '../styles/type'
import { Link } from './link/Link'

const chipStyle = css`
  display: inline-flex;
  align-items: center;
  min-height: 2rem;
  padding: ${space[1]} ${space[3]};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.chip};
  color: ${color.textSoft};
  ${type.meta}
  line-height: 1.3;

  @media print {
    display: inline;
    padding: 0;
    border: 0;
  }
`

/** A short label with a border. */
export const Chip = styled.span`
  ${chipStyle}
`

/** A chip that is a link. */
export const ChipLink = styled(Link)`
  ${chipStyle}
  transition:
    background-color ${motion.press},
    border-color ${motion.press},
    color ${motion.press};

  &:hover {
    background: ${color.surfaceRaised};
    border-color: ${color.field};
    color: ${color.text};
  }
`

/** Chips in a row that wraps. */
export const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  @media print {
    gap: ${space[1]} ${space[4]};
  }
`
