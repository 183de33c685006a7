import styled from 'styled-components'
import { unitTexts } from '../content/units'
import { useFormats } from '../hooks/useFormats'
import { useLabels } from '../hooks/useLabels'
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

const Unit = styled.span`
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

/** Figures with their units and labels. */
export const Figures = ({ figures }: { figures: readonly Queries.FigureFragment[] }) => {
  const labels = useLabels()
  const { number } = useFormats()
  return (
    <CellGrid perRow={4} perTabletRow={3} smallCells>
      {figures.map(({ value, unit, label }) => {
        const written = number(value)
        const [sign = ''] = /^\P{Nd}+/u.exec(written) ?? []
        const texts = unitTexts(unit, labels)
        return (
          <div key={label}>
            <Value>
              {sign && <Sign>{sign}</Sign>}
              {texts.before && <Unit>{texts.before}</Unit>}
              {written.slice(sign.length)}
              {texts.after && <Unit>{texts.space + texts.after}</Unit>}
            </Value>
            <Label>{label}</Label>
          </div>
        )
      })}
    </CellGrid>
  )
}
