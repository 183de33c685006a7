import styled from 'styled-components'
import { textWidth } from '../../plugins/content'
import { type AmountParts, splitAmount } from '../content/units'
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

/**
 * A number that would not fit is as large as its cell allows. Only spaces are where it can break, so that
 * no unit is cut.
 * @param $width the width of its widest part, in digits
 */
const Fitted = styled.span<{ $width: number }>`
  font-size: min(1em, ${({ $width }) => Math.floor(160 / $width)}cqi);
  overflow-wrap: normal;

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

/** The width of a number in digits: separators are half as wide. */
const numberWidth = (written: string): number =>
  textWidth(written) - 0.5 * (written.match(/[\p{P}\s]/gu)?.length ?? 0)

/** The width of a text of a unit in digits, which are twice as large. */
const unitWidth = (text: string): number => 0.6 * textWidth(text)

/** Splits a unit: a sign, or up to three letters, is always beside the number; words may be below it. */
function splitUnit({ space: noBreak, after }: AmountParts): [beside: string, below: string] {
  const [first = ''] = after.split(' ', 1)
  return noBreak === '' || first.length <= 3
    ? [noBreak + first, after.slice(first.length)]
    : ['', ` ${after}`]
}

/** Whether a number may be a year, such as that in which an agency was founded. */
const canBeYear = (value: number, unit: string | null): boolean =>
  !unit && Number.isInteger(value) && value >= 1900 && value < 2100

const Amount = ({ value, unit }: Pick<Queries.FigureFragment, 'value' | 'unit'>) => {
  const labels = useLabels()
  const { measured, year } = useFormats()
  const [written = ''] = canBeYear(value, unit) ? [year(value)] : measured([value], unit)
  const parts = splitAmount(written, unit, labels)
  const [beside, below] = splitUnit(parts)
  const width = Math.max(
    numberWidth(parts.sign + parts.number) + unitWidth(parts.before + beside),
    ...below.split(' ').map(unitWidth),
  )
  return (
    <Fitted $width={width}>
      <span>
        {parts.sign && <Sign>{parts.sign}</Sign>}
        {parts.before && <Unit>{parts.before}</Unit>}
        {parts.number}
        {beside && <Unit>{beside}</Unit>}
      </span>
      {below && <Unit>{below}</Unit>}
    </Fitted>
  )
}

/** Figures with their units and labels. */
export const Figures = ({ figures }: { figures: readonly Queries.FigureFragment[] }) => (
  <CellGrid perRow={4} perTabletRow={3} smallCells>
    {figures.map(({ value, unit, label }) => (
      <Figure key={label}>
        <Value>
          <Amount value={value} unit={unit} />
        </Value>
        <Label>{label}</Label>
      </Figure>
    ))}
  </CellGrid>
)
