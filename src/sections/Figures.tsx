import styled from 'styled-components'
import { CellGrid } from '../components/grid/CellGrid'
import { Typography } from '../components/grid/Box'
import { color } from '../styles/colors'

/* Close together, a sign would touch the digit after it. */
const Sign = styled.span`
  margin-inline-end: 0.06em;
`

/* A sign such as % has the distance that the space before a word has. */
const Unit = styled.span<{ $isWord: boolean }>`
  margin-inline-start: ${({ $isWord }) => ($isWord ? 0 : '0.25em')};
  color: ${color.highlight};
  font-size: 0.5em;
  /* That of the figure is twice as much at half its size. */
  letter-spacing: -0.02em;
`

const isWord = (unit: string): boolean => /^\p{L}/u.test(unit)

/** Figures with their units and labels. */
export const Figures = ({ figures }: { figures: readonly Queries.FigureFragment[] }) => (
  <CellGrid perRow={4} perTabletRow={3} smallCells>
    {figures.map(({ value, unit, label }) => (
      <div key={label}>
        <Typography $type={['pageTitle', 'figure']} $color="text">
          {value
            .split(/^([−+-])/)
            .map((part, index) => (index === 1 ? <Sign key={part}>{part}</Sign> : part))}
          {unit && <Unit $isWord={isWord(unit)}>{isWord(unit) ? `\u00a0${unit}` : unit}</Unit>}
        </Typography>
        <Typography $type="meta" $above={[1, 3]} $max="18rem">
          {label}
        </Typography>
      </div>
    ))}
  </CellGrid>
)
