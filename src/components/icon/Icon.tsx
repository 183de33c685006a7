import styled from 'styled-components'
import { useSymbol } from './page-symbols'

export interface IconProps {
  /** The name of a Lucide icon. */
  name: string
  /** Its width and height, a CSS length; 1.25rem unless told. */
  size?: string
  /** For styled(Icon). */
  className?: string
}

const Drawing = styled.svg<{ $size: string }>`
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  forced-color-adjust: auto;
`

/** An interface icon in the text's colour. It is decoration: the words beside it carry the meaning. */
export const Icon = ({ name, size = '1.25rem', className }: IconProps) => (
  <Drawing $size={size} className={className} aria-hidden="true" focusable="false">
    <use href={useSymbol(name)} />
  </Drawing>
)
