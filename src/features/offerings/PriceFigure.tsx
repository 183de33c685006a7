import styled from 'styled-components'
import { color } from '../../styles/colors'
import { type } from '../../styles/type'

export interface PriceFigureProps {
  /** A price or a range of prices with its currency. */
  text: string
  /** True for the price that matters most. */
  large?: boolean
}

const Figure = styled.span<{ $large: boolean }>`
  display: block;
  color: ${color.text};
  ${({ $large }) => ($large ? type.sectionTitleSmall : type.cardTitle)}
  font-variant-numeric: tabular-nums;
`

const Word = styled.span`
  color: ${color.highlight};
  font-size: 0.5em;
  letter-spacing: 0;
  margin-inline: 0.15em;
  white-space: nowrap;
`

/** A number without the words around it: "24,000" of "24,000 USD". */
const number = /(\p{Nd}(?:[^\p{L}]*\p{Nd})?)/u

/** A price with large numbers and small words. */
export const PriceFigure = ({ text, large = false }: PriceFigureProps) => (
  <Figure $large={large}>
    {text
      .split(number)
      .map((part, index) => (index % 2 === 1 || !part ? part : <Word key={index}>{part}</Word>))}
  </Figure>
)
