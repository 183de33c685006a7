import styled from 'styled-components'
import { space, type SpaceStep } from '../../styles/sizes'

/** Elements under each other, as wide as the space for them. */
export const Stack = styled.div<{
  $gap?: SpaceStep
  /** The CSS property justify-items: "start" for elements as wide as their content. */
  $items?: 'start'
}>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap }) => $gap && space[$gap]};
  justify-items: ${({ $items }) => $items};
`

/** Elements next to each other, in rows that wrap. */
export const Row = styled.div<{ $gap?: SpaceStep }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap }) => $gap && space[$gap]};
`

/** Elements under each other, as high as the cell around them. */
export const Column = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
`
