import styled from 'styled-components'
import { useSymbol } from './page-symbols'

export interface IconProps {
  /** The name of a Lucide icon. */
  name: string
  /** Its width and height, a CSS length; 1.25rem by default. */
  size?: string
  /** For styled(Icon). */
  className?: string
}

const Svg = styled.svg<{ $size: string }>`
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

/** An icon in the color of the text. It is decorative: the text next to it has the meaning. */
export const Icon = ({ name, size = '1.25rem', className }: IconProps) => (
  <Svg $size={size} className={className} aria-hidden="true" focusable="false">
    <use href={useSymbol(name)} />
  </Svg>
)
