import { withPrefix } from 'gatsby'
import styled from 'styled-components'
import { color } from '../../styles/colors'

export interface IconProps {
  /** The name of a Lucide icon. */
  name: string
  /** Its width and height, a CSS length; 1.25rem by default. */
  size?: string
  highlighted?: boolean
  className?: string
}

/** The address of an icon for <use>; in a built page, its symbol is in the page. */
export const iconUrl = (name: string): string => withPrefix(`/icons.svg#icon_${name}`)

const Svg = styled.svg<{ $highlighted?: boolean }>`
  flex: none;
  color: ${({ $highlighted }) => $highlighted && color.highlight};

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

/** A decorative icon in the color of the text: the text next to it must have the meaning. */
export const Icon = ({ name, size, highlighted, className }: IconProps) => (
  <Svg
    className={className}
    width={size}
    height={size}
    $highlighted={highlighted}
    aria-hidden="true"
  >
    <use href={iconUrl(name)} />
  </Svg>
)
