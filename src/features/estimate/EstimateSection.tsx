import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Box, PageContainer, PointText, PointTitle, Typography } from '../../components/grid/Box'
import { CellGrid } from '../../components/grid/CellGrid'
import { absoluteUrl, fillText } from '../../../plugins/content'
import { estimatePath } from '../../content/addresses'
import { useClientValue } from '../../hooks/useClientValue'
import { usePriceText } from '../../hooks/usePriceText'
import { useSite } from '../../hooks/useSite'
import { PrintFooter } from '../../sections/page/PrintFooter'
import { color } from '../../styles/colors'
import { changeUnsentMessage, unsentMessage } from '../contact/unsent-message'
import { rule, withoutScripts } from '../../styles/mixins'
import { container, hairline, layer, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import {
  answersByTitle,
  type EstimateChoices,
  pathOfEstimate,
  questionsOf,
  readChoices,
} from './choices'
import { computeEstimate, findSensitivities } from './compute-estimate'
import { EstimateForm } from './EstimateForm'
import { EstimateResult, resultId } from './EstimateResult'

interface EstimateFactsProps {
  model: Queries.EstimateModelFragment
  choices: EstimateChoices
}

/** How many of the questions that change the price most are shown. */
const shownDrivers = 3

const renderFacts = (facts: readonly Queries.PointFragment[]) => (
  <Typography as="dl" $type="meta" $above={3}>
    {facts.map(({ title, description }, index) => (
      <Box key={title} $block={2} $ruled={index > 0} data-print="plain line">
        <Box as="dt" $color="text">
          {title}
        </Box>
        <Box as="dd" $tabular>
          {description}
        </Box>
      </Box>
    ))}
  </Typography>
)

/** What changes the price most, and how accurate it is; in print, also the answers. */
const EstimateFacts = ({ model, choices }: EstimateFactsProps) => {
  const { labels, currency } = model
  const { amount, change, percent } = usePriceText()
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
              answered: amount(Object.keys(answers).length),
              questions: amount(questions.length),
              margin: percent(service.margin),
            })}
          </PointText>
        </div>
      </CellGrid>
    </>
  )
}

const valuesOf = (form: HTMLFormElement): URLSearchParams =>
  // The form has no file fields, so every value is a string.
  new URLSearchParams([...new FormData(form)] as [string, string][])

/** Selects the radio buttons that a query names. */
function fillIn(form: HTMLFormElement, query: URLSearchParams): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>('[type=radio]'))
    if (query.get(radio.name) === radio.value) radio.checked = true
}

/**
 * The answers in the form, which are also in the URL, so that an estimate can be shared and
 * reloaded. The form keeps answers that were selected before hydration.
 * @param search the query of the page's URL
 * @returns choices: undefined before hydration and until a service is selected
 */
function useEstimateChoices(model: Queries.EstimateModelFragment, search: string) {
  const form = useRef<HTMLFormElement>(null)
  const [choices, setChoices] = useState<EstimateChoices>()

  const update = useCallback(
    (root: HTMLFormElement): void => {
      const next = readChoices(model, valuesOf(root))
      // The first result is large: the choice itself is shown before it.
      startTransition(() => setChoices(next))
      // Without the router: the page stays the same, and there is nothing to load.
      if (next) window.history.replaceState(window.history.state, '', pathOfEstimate(next))
    },
    [model],
  )

  useEffect(() => {
    const root = form.current
    if (!root) return
    fillIn(root, new URLSearchParams(search))
    update(root)
    // What was typed while the page had no scripts is in the contact form, which sends the estimate.
    const values = valuesOf(root)
    const typed = ['name', 'email'].map((name) => [name, values.get(name) ?? ''] as const)
    if (typed.some(([, value]) => value)) {
      const earlier = unsentMessage.read().values
      changeUnsentMessage({ values: { ...earlier, ...Object.fromEntries(typed) } })
    }
  }, [search, update])

  return { form, choices, update }
}

export interface EstimateSectionProps {
  model: Queries.EstimateModelFragment
  search: string
  children: ReactNode
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  padding: ${space[10]} var(--inset) ${space[16]};
  ${rule}

  ${up.desktop} {
    grid-template-columns: minmax(0, 1fr) min(28rem, 42%);

    > :last-child {
      position: sticky;
      top: calc(var(--header) + ${space[5]});
      align-self: start;
    }

    /* The result needs scripts. */
    ${withoutScripts('grid-template-columns: minmax(0, 1fr);')}
  }
`

/* On a phone the result is below the form: the range stays in view while the visitor answers. */
const RangeBar = styled.a`
  position: sticky;
  z-index: ${layer.float};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  margin-inline: calc(-1 * ${container.marginPhone});
  padding: ${space[3]} ${container.marginPhone};
  border-top: ${hairline} solid ${color.lineStrong};
  background: ${color.surfaceRaised};
  color: ${color.text};
  ${type.small}
  font-variant-numeric: tabular-nums;

  ${up.desktop} {
    display: none;
  }
`

/** The questions and, next to them, the resulting range. */
export const EstimateSection = ({ model, search, children }: EstimateSectionProps) => {
  const { labels } = model
  const { url, locale } = useSite()
  const { price, priceRange, unit, duration } = usePriceText()
  const { form, choices, update } = useEstimateChoices(model, search)
  const today = useClientValue(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(),
    '',
  )
  const estimate = choices && computeEstimate(model, choices.service, choices.answers)
  const isMonthly = Boolean(choices?.service.monthly)
  const priceText = estimate && priceRange(estimate.price) + unit(isMonthly)
  const weeks = estimate && duration(estimate.weeks, isMonthly)
  const weeksText = estimate?.isDateOpen ? fillText(labels.dateOpen, { weeks: weeks ?? '' }) : weeks
  const range = priceText && weeksText && `${priceText}, ${weeksText}`
  const result = choices &&
    estimate && {
      choices,
      estimate,
      priceText,
      weeksText,
      withinWeeks: questionsOf(model, choices.service)
        .flatMap(({ key, choices: all }) => all.filter((each) => each.key === choices.answers[key]))
        .find((choice) => choice.withinWeeks)?.withinWeeks,
      summary: [
        `${choices.service.service.title}: ${range}`,
        ...answersByTitle(model, choices).map(
          ({ title, answer = labels.open }) => `${title} ${answer}`,
        ),
        absoluteUrl(url, pathOfEstimate(choices)),
      ].join('\n'),
    }

  return (
    <>
      <PageContainer>
        <Columns data-print="plain block">
          <div>
            <EstimateForm model={model} formRef={form} onChoice={update} />
            {range && (
              <RangeBar data-print="hide" href={`#${resultId}`}>
                {range}
              </RangeBar>
            )}
          </div>
          <div>
            <div data-print="only">
              <p>{`${labels.date} ${today}`}</p>
              <p>{fillText(labels.validity, { rate: price(model.dayRate) })}</p>
            </div>
            <EstimateResult labels={labels} result={result ?? undefined} />
          </div>
        </Columns>
        {choices && <EstimateFacts model={model} choices={choices} />}
      </PageContainer>
      {children}
      <PrintFooter path={choices ? pathOfEstimate(choices) : estimatePath} />
    </>
  )
}
