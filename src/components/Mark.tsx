import { withPrefix } from 'gatsby'
import styled from 'styled-components'

export interface MarkProps {
  /** The name of a mark in Simple Icons. */
  name: string
  /** Its width and height, a CSS length; 1.5rem unless told. */
  size?: string
}

const Drawing = styled.svg<{ $size: string }>`
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  fill: currentColor;
  forced-color-adjust: auto;
`

/** A technology's or a network's mark, one-coloured. The name stands beside it. */
export const Mark = ({ name, size = '1.5rem' }: MarkProps) => (
  <Drawing $size={size} aria-hidden="true" focusable="false">
    <use href={withPrefix(`/icons.svg#mark-${name}`)} />
  </Drawing>
)
