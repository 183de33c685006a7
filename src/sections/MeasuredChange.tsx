import { Fragment } from 'react'
import styled from 'styled-components'
import { amountText, splitAmount } from '../content/units'
import { useFormats } from '../hooks/useFormats'
import { useLabels } from '../hooks/useLabels'
import { fillNodes } from '../components/text/fill-nodes'
import { Link } from '../components/link/Link'
import { color } from '../styles/colors'
import { space, up } from '../styles/sizes'
import { type } from '../styles/type'
import { tracking } from '../styles/writing'

export interface MeasuredChangeProps {
  change: Queries.CaseStudyHeadlineFigureFragment
  /**
   * card: the later figure is larger than the rest. stack: it is also on a line of its own, from
   * tablets up. sentence: all words have one size.
   */
  layout: 'card' | 'stack' | 'sentence'
  /** The path of its case study: makes it a heading with a link. */
  path?: string
}

const Unit = styled.span`
  color: ${color.highlight};
  font-size: 0.5em;
  letter-spacing: ${tracking('-0.01em')};
`

/** The later figure. */
const After = styled.span`
  color: ${color.text};
`

/** Words of the label with the figures that they touch. */
const Words = styled.span<{ $isLine: boolean }>`
  ${({ $isLine }) => $isLine && 'flex-basis: 100%;'}
`

/* Like those in it an inline element, because it can be in a link. */
const CardChange = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[2]};
  color: ${color.textSoft};
  ${type.small}

  ${After} {
    ${type.banner}
  }
`

const StackedChange = styled(CardChange)`
  ${up.tablet} {
    > ${After} {
      flex-basis: 100%;
      margin-bottom: ${space[3]};
    }
  }

  ${up.desktop} {
    ${type.lead}

    ${After} {
      ${type.figure}
    }
  }
`

const SentenceChange = styled.span`
  display: block;
  color: ${color.textSoft};
  ${type.quote}

  ${After} {
    font-weight: 560;
  }

  ${Unit} {
    color: inherit;
    font-size: 1em;
  }
`

const Since = styled.p`
  margin-top: ${space[1]};
  color: ${color.textFaint};
  ${type.meta}
`

const changes = { card: CardChange, stack: StackedChange, sentence: SentenceChange } as const

/**
 * The parts of the label `measuredChange` that can be on lines of their own: {after} and {what} where
 * spaces separate them from the words, and a {what} that begins the label, with the words that follow it.
 */
export function splitLabel(label: string): string[] {
  const [, start = '', rest = ''] = /^(\{what\}[^{]*)?(.*)$/s.exec(label) ?? []
  const parts = rest.split(/(?<= )(?=\{(?:after|what)\})|(?<=\{(?:after|what)\} )/)
  return [start, ...parts].filter(Boolean)
}

/**
 * A measured change that reads as a sentence: "9 working days to 38 minutes for a month's commission
 * run". All layouts but that of cards say when it was measured.
 */
export const MeasuredChange = ({ change, layout, path }: MeasuredChangeProps) => {
  const labels = useLabels()
  const { measured } = useFormats()
  const { before, after, what, since } = change
  const Change = changes[layout]
  const [former = '', current = ''] =
    before.unit === after.unit
      ? measured([before.value, after.value], after.unit)
      : [before, after].flatMap(({ value, unit }) => measured([value], unit))
  const later = splitAmount(current, after.unit, labels)
  const figures = {
    before: amountText(former, before.unit, labels),
    after: (
      <After>
        {later.sign}
        {later.before && <Unit>{later.before}</Unit>}
        {later.number}
        {later.space}
        {later.after && <Unit>{later.after}</Unit>}
      </After>
    ),
    what,
  }
  const sentence = (
    <Change>
      {splitLabel(labels.measuredChange).map((part) =>
        part.trim() === '{after}' ? (
          <Fragment key={part}>{fillNodes(part, figures)}</Fragment>
        ) : (
          <Words key={part} $isLine={part.startsWith('{what}')}>
            {fillNodes(part, figures)}
          </Words>
        ),
      )}
    </Change>
  )
  return (
    <div>
      {path ? (
        <h3>
          <Link to={path}>{sentence}</Link>
        </h3>
      ) : (
        sentence
      )}
      {layout !== 'card' && <Since>{since}</Since>}
    </div>
  )
}
