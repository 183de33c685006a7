import styled from 'styled-components'
import { space, type SpaceStep } from '../../styles/sizes'

/** Buttons, links or tags next to each other, which wrap. */
export const Row = styled.div<{
  /** The space between them. */
  $gap: SpaceStep
  /** The space between lines, if it is another. */
  $rowGap?: SpaceStep
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap, $rowGap = $gap }) => `${space[$rowGap]} ${space[$gap]}`};
`
