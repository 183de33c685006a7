import styled from 'styled-components'
import { unitSpace } from '../components/text/unit-space'
import { CellGrid } from '../components/grid/CellGrid'
import { color } from '../styles/colors'
import { space, up } from '../styles/sizes'
import { type } from '../styles/type'
import { tracking } from '../styles/writing'

const Value = styled.p`
  color: ${color.text};
  ${type.pageTitle}

  ${up.tablet} {
    ${type.figure}
  }
`

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
  letter-spacing: ${tracking('-0.02em')};
`

const Label = styled.p`
  max-width: 18rem;
  margin-top: ${space[1]};
  ${type.meta}

  ${up.tablet} {
    margin-top: ${space[3]};
  }
`

const isWord = (unit: string): boolean => /^\p{L}/u.test(unit)

/** Figures with their units and labels. */
export const Figures = ({ figures }: { figures: readonly Queries.FigureFragment[] }) => (
  <CellGrid perRow={4} perTabletRow={3} smallCells>
    {figures.map(({ value, unit, label }) => {
      const [sign = ''] = /^[−+-]/.exec(value) ?? []
      return (
        <div key={label}>
          <Value>
            {sign && <Sign>{sign}</Sign>}
            {value.slice(sign.length)}
            {unit && <Unit $isWord={isWord(unit)}>{unitSpace(unit) + unit}</Unit>}
          </Value>
          <Label>{label}</Label>
        </div>
      )
    })}
  </CellGrid>
)
