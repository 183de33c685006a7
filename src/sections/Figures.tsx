import styled from 'styled-components'
import { CellGrid } from '../components/grid/CellGrid'
import { color } from '../styles/colors'
import { space, up } from '../styles/sizes'
import { type } from '../styles/type'

export interface FiguresProps {
  figures: readonly { value: string; unit: string | null; label: string }[]
}

const Value = styled.p`
  color: ${color.text};
  ${type.pageTitle}

  ${up.tablet} {
    ${type.figure}
  }
`

const Unit = styled.span`
  margin-inline-start: 0.15em;
  color: ${color.highlight};
  font-size: 0.5em;
  /* That of the figure is twice as much at half its size. */
  letter-spacing: -0.02em;
`

const Label = styled.p`
  max-width: 18rem;
  margin-top: ${space[1]};

  ${up.tablet} {
    margin-top: ${space[3]};
  }
  ${type.meta}
`

/** A word is separated by a space; a sign such as % is not. */
const isWord = (unit: string): boolean => /^\p{L}/u.test(unit)

/** Figures with their units and labels. */
export const Figures = ({ figures }: FiguresProps) => (
  <CellGrid perRow={4} smallCells>
    {figures.map(({ value, unit, label }) => (
      <div key={label}>
        <Value>
          {value}
          {unit && isWord(unit) && '\u00a0'}
          {unit && <Unit>{unit}</Unit>}
        </Value>
        <Label>{label}</Label>
      </div>
    ))}
  </CellGrid>
)
