import styled from 'styled-components'
import { useSymbol } from '../../../plugins/icons'

export interface IconProps {
  /** The name of a Lucide icon. */
  name: string
  /** Its width and height, a CSS length; 1.25rem by default. */
  size?: string
  /** For styled(Icon). */
  className?: string
}

const Svg = styled.svg`
  flex: none;

  &:where(:not([width])) {
    width: 1.25rem;
    height: 1.25rem;
  }

  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
  forced-color-adjust: auto;
`

/**
 * An icon in the color of the text. It is decorative: the text next to it must have the meaning.
 */
export const Icon = ({ name, size, className }: IconProps) => (
  <Svg className={className} width={size} height={size} aria-hidden="true">
    <use href={useSymbol(name)} />
  </Svg>
)
