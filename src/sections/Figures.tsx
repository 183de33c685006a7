import styled from 'styled-components'
import { textWidth } from '../../plugins/content'
import { unitTexts, type UnitTexts } from '../content/units'
import { useFormats } from '../hooks/useFormats'
import { useLabels } from '../hooks/useLabels'
import { CellGrid } from '../components/grid/CellGrid'
import { color } from '../styles/colors'
import { space, up } from '../styles/sizes'
import { type } from '../styles/type'
import { tracking } from '../styles/writing'

const Figure = styled.div`
  container-type: inline-size;
`

const Value = styled.p`
  color: ${color.text};
  ${type.pageTitle}

  ${up.tablet} {
    ${type.figure}
  }
`

/** How many digits fit in each cell at the size of figures. */
const usualDigits = 6

/* A long number is as large as its cell allows; its unit may be below it. */
const Fitted = styled.span<{ $digits: number }>`
  font-size: ${({ $digits }) => $digits > usualDigits && `clamp(0.4em, ${Math.floor(170 / $digits)}cqi, 1em)`};

  > :first-child {
    white-space: nowrap;
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

/** A sign stays beside its number; a word may be below it. */
const unitSpace = ({ space: noBreak, after }: UnitTexts): string =>
  after.length > 3 && noBreak ? ' ' : noBreak

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
          <Figure key={label}>
            <Value>
              <Fitted $digits={textWidth(written)}>
                <span>
                  {sign && <Sign>{sign}</Sign>}
                  {texts.before && <Unit>{texts.before}</Unit>}
                  {written.slice(sign.length)}
                </span>
                {texts.after && <Unit>{unitSpace(texts) + texts.after}</Unit>}
              </Fitted>
            </Value>
            <Label>{label}</Label>
          </Figure>
        )
      })}
    </CellGrid>
  )
}
