import styled from 'styled-components'
import { fillText } from '../../../plugins/content'
import { CellGrid } from '../../components/grid/CellGrid'
import { PointNote, PointTitle } from '../../components/text/Typography'
import { decimalsOf, type Range } from '../../content/price-text'
import { type NumberPattern, writeChange, writeNumber } from '../../content/number-pattern'
import { color } from '../../styles/colors'
import { hairlineTop } from '../../styles/mixins'
import { space } from '../../styles/sizes'
import { type } from '../../styles/type'
import type { CalculatorLabels } from './calculator-labels'
import { answersByTitle, type CalculatorModel, type EstimateChoices, questionsOf } from './choices'
import { findSensitivities } from './compute-estimate'

/** How many of the questions that change the price most are shown. */
const shownDrivers = 3

const Facts = styled.dl`
  margin-top: ${space[3]};
  ${type.meta}
`

/* The title above the text, with a line between two facts; on paper both are at the ends of a line. */
const Fact = styled.div`
  padding-block: ${space[2]};
  ${hairlineTop}

  &:first-child {
    border-top: 0;
  }

  dt {
    color: ${color.text};
  }

  dd {
    font-variant-numeric: tabular-nums;
  }

  @media print {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding: 0;
    border: 0;
  }
`

interface FactTexts {
  title: string
  description: string
}

const FactList = ({ facts }: { facts: readonly FactTexts[] }) => (
  <Facts>
    {facts.map(({ title, description }) => (
      <Fact key={title}>
        <dt>{title}</dt>
        <dd>{description}</dd>
      </Fact>
    ))}
  </Facts>
)

export const PrintOnly = styled.div`
  @media screen {
    display: none;
  }
`

export interface EstimateFactsProps {
  model: CalculatorModel
  choices: EstimateChoices
  labels: CalculatorLabels
  /** How many decimals a price has that is no whole number. */
  decimals: number
  numbers: NumberPattern
  /** The pattern of prices. */
  amounts: NumberPattern
}

/** What changes the price most, and how accurate it is; in print, also the answers. */
export const EstimateFacts = ({
  model,
  choices,
  labels,
  decimals,
  numbers,
  amounts,
}: EstimateFactsProps) => {
  const { service, answers } = choices
  const questions = questionsOf(model, service)
  const writeChanges = (range: Range) => {
    const fixed = decimalsOf({ decimals }, range)
    return {
      down: writeChange(amounts, range.from, fixed),
      up: writeChange(amounts, range.to, fixed),
    }
  }
  const drivers = findSensitivities(model, service, answers).slice(0, shownDrivers)
  return (
    <>
      <PrintOnly>
        <PointTitle as="h2">{labels.assumptions}</PointTitle>
        <FactList
          facts={answersByTitle(model, choices).map(({ title, answer = labels.open }) => ({
            title,
            description: answer,
          }))}
        />
      </PrintOnly>
      <CellGrid perRow={2}>
        <div>
          <PointTitle as="h2">{labels.drivers}</PointTitle>
          <FactList
            facts={drivers.map(({ question, price }) => ({
              title: questions.find(({ key }) => key === question)?.title ?? question,
              description: fillText(labels.driver, writeChanges(price)),
            }))}
          />
        </div>
        <div>
          <PointTitle as="h2">{labels.certainty}</PointTitle>
          <PointNote>
            {fillText(labels.certaintyText, {
              answered: writeNumber(numbers, Object.keys(answers).length),
              questions: writeNumber(numbers, questions.length),
              margin: service.marginText,
            })}
          </PointNote>
        </div>
      </CellGrid>
    </>
  )
}
