import { type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { CellGrid } from '../../components/grid/CellGrid'
import { PageContainer } from '../../components/grid/PageContainer'
import { PointNote, PointTitle } from '../../components/text/Typography'
import { absoluteUrl, fillText } from '../../../plugins/content'
import { useAddresses } from '../../hooks/useAddresses'
import { useClientValue } from '../../hooks/useClientValue'
import { usePriceText } from '../../hooks/usePriceText'
import { useSite } from '../../hooks/useSite'
import { PrintFooter } from '../../sections/page/PrintFooter'
import { color } from '../../styles/colors'
import { changeUnsentMessage, unsentMessage } from '../contact/unsent-message'
import { hiddenInPrint, plainInPrint, rule, withoutScripts } from '../../styles/mixins'
import { container, hairline, layer, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import {
  answersByTitle,
  type EstimateChoices,
  estimateQuery,
  questionsOf,
  readChoices,
  weeksUntilDate,
} from './choices'
import { computeEstimate, findSensitivities } from './compute-estimate'
import { EstimateForm } from './EstimateForm'
import { EstimateResult, type EstimateResultProps, resultId } from './EstimateResult'

interface EstimateFactsProps {
  model: Queries.EstimateModelFragment
  choices: EstimateChoices
}

/** How many of the questions that change the price most are shown. */
const shownDrivers = 3

const Facts = styled.dl`
  margin-top: ${space[3]};
  ${type.meta}
`

/* The title above the text, with a line between two facts; on paper both are at the ends of a line. */
const Fact = styled.div`
  padding-block: ${space[2]};
  ${rule}

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

type FactTexts = Pick<Queries.PointFragment, 'title' | 'description'>

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

const PrintOnly = styled.div`
  @media screen {
    display: none;
  }
`

/** What changes the price most, and how accurate it is; in print, also the answers. */
const EstimateFacts = ({ model, choices }: EstimateFactsProps) => {
  const { labels, currency } = model
  const { amount, change, percent } = usePriceText()
  const { service, answers } = choices
  const questions = questionsOf(model, service)
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
              description: fillText(labels.driver, {
                down: change(price.from),
                up: change(price.to),
                currency,
              }),
            }))}
          />
        </div>
        <div>
          <PointTitle as="h2">{labels.certainty}</PointTitle>
          <PointNote>
            {fillText(labels.certaintyText, {
              answered: amount(Object.keys(answers).length),
              questions: amount(questions.length),
              margin: percent(service.margin),
            })}
          </PointNote>
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
  const { estimate: path } = useAddresses()
  const [choices, setChoices] = useState<EstimateChoices>()

  const update = useCallback(
    (root: HTMLFormElement): void => {
      const next = readChoices(model, valuesOf(root))
      // The first result is large: the choice itself is shown before it.
      startTransition(() => setChoices(next))
      // Without the router: the page stays the same, and there is nothing to load.
      if (next) window.history.replaceState(window.history.state, '', path + estimateQuery(next))
    },
    [model, path],
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

/** What the panel shows for the choices; undefined without them. */
function useEstimateResult(
  model: Queries.EstimateModelFragment,
  choices: EstimateChoices | undefined,
): EstimateResultProps['result'] {
  const addresses = useAddresses()
  const { url } = useSite()
  const { amount, priceRange, unit, duration } = usePriceText()
  if (!choices) return undefined

  const { labels } = model
  const { service, monthly } = choices.service
  const isMonthly = Boolean(monthly)
  const estimate = computeEstimate(model, choices.service, choices.answers)
  const priceText = priceRange(estimate.price) + unit(isMonthly)
  const weeks = duration(estimate.weeks, isMonthly)
  const weeksText = estimate.isDateOpen ? fillText(labels.dateOpen, { weeks }) : weeks
  const available = weeksUntilDate(model, choices)
  const earliest = estimate.weeks.from
  return {
    service,
    parts: estimate.parts,
    priceText,
    weeksText,
    tooLateText:
      available && earliest > available
        ? fillText(labels.tooLate, { weeks: amount(earliest) })
        : undefined,
    summary: [
      `${service.title}: ${priceText}, ${weeksText}`,
      ...answersByTitle(model, choices).map(
        ({ title, answer = labels.open }) => `${title} ${answer}`,
      ),
      absoluteUrl(url, addresses.estimate + estimateQuery(choices)),
    ].join('\n'),
  }
}

export interface EstimateSectionProps {
  model: Queries.EstimateModelFragment
  search: string
  children: ReactNode
}

/* The questions and the result: side by side from desktops up, otherwise and on paper in a column. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  padding: ${space[10]} var(--inset) ${space[16]};
  ${rule}

  ${up.desktop} {
    grid-template-columns: minmax(0, 1fr) min(28rem, 42%);

    /* The result needs scripts. */
    ${withoutScripts('grid-template-columns: minmax(0, 1fr);')}
  }

  ${plainInPrint}

  @media print {
    display: block;
  }
`

/* Next to the questions it stays in view while the visitor answers. */
const ResultColumn = styled.div`
  ${up.desktop} {
    position: sticky;
    top: calc(var(--header) + ${space[5]});
    align-self: start;
  }
`

/* Below desktops, where the result is under the form, the range stays at the bottom of the window. */
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
  overflow-wrap: anywhere;
  ${type.small}
  font-variant-numeric: tabular-nums;

  ${up.desktop} {
    display: none;
  }

  ${hiddenInPrint}
`

/** The questions and the resulting range; on paper the range with its date and the answers. */
export const EstimateSection = ({ model, search, children }: EstimateSectionProps) => {
  const addresses = useAddresses()
  const { labels } = model
  const { locale } = useSite()
  const { price } = usePriceText()
  const { form, choices, update } = useEstimateChoices(model, search)
  const result = useEstimateResult(model, choices)
  const today = useClientValue(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(),
    '',
  )
  return (
    <>
      <PageContainer>
        <Columns>
          <div>
            <EstimateForm model={model} formRef={form} onChoice={update} />
            {result && (
              <RangeBar href={`#${resultId}`}>
                {`${result.priceText}, ${result.weeksText}`}
              </RangeBar>
            )}
          </div>
          <ResultColumn>
            <PrintOnly>
              <p>{`${labels.date} ${today}`}</p>
              <p>{fillText(labels.validity, { rate: price(model.dayRate) })}</p>
            </PrintOnly>
            <EstimateResult labels={labels} result={result} />
          </ResultColumn>
        </Columns>
        {choices && <EstimateFacts model={model} choices={choices} />}
      </PageContainer>
      {children}
      <PrintFooter path={addresses.estimate + (choices ? estimateQuery(choices) : '')} />
    </>
  )
}
