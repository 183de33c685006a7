import styled from 'styled-components'
import { color } from '../../styles/colors'
import { type } from '../../styles/type'

export interface PriceFigureProps {
  /** A price or a range of prices with its currency. */
  text: string
  /** Whether it is the most important price. */
  large?: boolean
}

const Figure = styled.span<{ $large: boolean }>`
  display: block;
  color: ${color.text};
  ${({ $large }) => ($large ? type.sectionTitleSmall : type.cardTitle)}
  font-variant-numeric: tabular-nums;
  /* Keeps the currency from standing alone in the second line. */
  text-wrap: balance;
`

const Word = styled.span`
  color: ${color.highlight};
  font-size: 0.5em;
  letter-spacing: 0;
`

/**
 * Words and currencies between numbers, such as "to" and "USD a month" in "14,000 to 30,000 USD a
 * month".
 */
const words = /([\p{L}\p{Sc}](?:\P{Nd}*[\p{L}\p{Sc}])?)/u

/** A price with large numbers and smaller words. */
export const PriceFigure = ({ text, large = false }: PriceFigureProps) => (
  <Figure $large={large}>
    {text
      .split(words)
      .map((part, index) => (index % 2 === 1 ? <Word key={index}>{part}</Word> : part))}
  </Figure>
)
