import styled from 'styled-components'
import { CellGrid } from '../components/grid/CellGrid'
import { Typography } from '../components/grid/Box'
import { color } from '../styles/colors'

const Unit = styled.span`
  margin-inline-start: 0.15em;
  color: ${color.highlight};
  font-size: 0.5em;
  /* That of the figure is twice as much at half its size. */
  letter-spacing: -0.02em;
`

/** A word is separated by a space; a sign such as % is not. */
const isWord = (unit: string): boolean => /^\p{L}/u.test(unit)

/** Figures with their units and labels. */
export const Figures = ({ figures }: { figures: readonly Queries.FigureFragment[] }) => (
  <CellGrid perRow={4} smallCells>
    {figures.map(({ value, unit, label }) => (
      <div key={label}>
        <Typography $type={['pageTitle', 'figure']} $color="text">
          {value}
          {unit && isWord(unit) && '\u00a0'}
          {unit && <Unit>{unit}</Unit>}
        </Typography>
        <Typography $type="meta" $above={[1, 3]} $max="18rem">
          {label}
        </Typography>
      </div>
    ))}
  </CellGrid>
)
