import styled from 'styled-components'
import { CellGrid } from '../../components/grid/CellGrid'
import { PointText, PointTitle } from '../../components/grid/Box'
import { fillText, findSensitivities } from '../../../plugins/content'
import { usePriceText } from '../../hooks/usePriceText'
import { color } from '../../styles/colors'
import { hairline, space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { answersByTitle, questionsOf, type EstimateChoices } from './choices'

export interface EstimateFactsProps {
  model: Queries.EstimateModelFragment
  choices: EstimateChoices
}

/** How many of the questions that change the price most are shown. */
const shownDrivers = 3

const Facts = styled.dl`
  margin-top: ${space[3]};
  ${type.meta}

  > div {
    padding: ${space[2]} 0;
    border-bottom: ${hairline} solid ${color.line};
  }

  > :last-child {
    border: 0;
  }

  dt {
    color: ${color.text};
  }

  dd {
    font-variant-numeric: tabular-nums;
  }
`

const renderFacts = (facts: readonly Queries.PointFragment[]) => (
  <Facts>
    {facts.map(({ title, description }) => (
      <div key={title} data-print="plain line">
        <dt>{title}</dt>
        <dd>{description}</dd>
      </div>
    ))}
  </Facts>
)

/** What changes the price most, and how accurate it is; in print, also the answers. */
export const EstimateFacts = ({ model, choices }: EstimateFactsProps) => {
  const { labels, currency } = model
  const { change, percent } = usePriceText()
  const { service, answers } = choices
  const questions = questionsOf(model, service)
  const drivers = findSensitivities(model, service, answers).slice(0, shownDrivers)
  return (
    <>
      <div data-print="only">
        <PointTitle as="h2">{labels.assumptions}</PointTitle>
        {renderFacts(
          answersByTitle(model, choices).map(({ title, answer = labels.open }) => ({
            title,
            description: answer,
          })),
        )}
      </div>
      <CellGrid perRow={2}>
        <div>
          <PointTitle as="h2">{labels.drivers}</PointTitle>
          {renderFacts(
            drivers.map(({ question, price }) => ({
              title: questions.find(({ key }) => key === question)?.title ?? question,
              description: fillText(labels.driver, {
                down: change(price.from),
                up: change(price.to),
                currency,
              }),
            })),
          )}
        </div>
        <div>
          <PointTitle as="h2">{labels.certainty}</PointTitle>
          <PointText $type={['meta', 'small']}>
            {fillText(labels.certaintyText, {
              answered: Object.keys(answers).length,
              questions: questions.length,
              margin: percent(service.margin),
            })}
          </PointText>
        </div>
      </CellGrid>
    </>
  )
}
