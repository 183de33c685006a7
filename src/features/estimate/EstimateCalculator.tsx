import { useEffect, useMemo } from 'react'
import styled from 'styled-components'
import { joinFacts } from '../../content/join-facts'
import { fillText } from '../../../plugins/content'
import { type DatePatterns, writeDate } from '../../content/date-pattern'
import { type NumberPattern, writeNumber } from '../../content/number-pattern'
import { type PriceTexts, priceWriter } from '../../content/price-text'
import { useClientValue } from '../../hooks/useClientValue'
import { slotProps, type Slots } from '../../islands/slots'
import { color } from '../../styles/colors'
import { hiddenInPrint, plainInPrint, hairlineTop, withoutScripts } from '../../styles/mixins'
import { container, hairline, layer, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import type { CalculatorLabels } from './calculator-labels'
import {
  answersByTitle,
  type CalculatorModel,
  type EstimateChoices,
  estimateQuery,
  weeksUntilDate,
} from './choices'
import { computeEstimate } from './compute-estimate'
import { EstimateFacts, PrintOnly } from './EstimateFacts'
import { EstimateResult, type EstimateResultProps, resultId } from './EstimateResult'
import { useEstimateChoices } from './useEstimateChoices'

/** How numbers, prices and dates are written. */
export interface CalculatorFormats {
  numbers: NumberPattern
  prices: PriceTexts
  /** Numbers of weeks, from 0 to the longest duration: "9 weeks". */
  weeks: readonly string[]
  dates: DatePatterns
}

export interface EstimateCalculatorProps {
  model: CalculatorModel
  labels: CalculatorLabels
  formats: CalculatorFormats
  /** The complete address of the page, without a query. */
  url: string
  /** The address of the contact form, with `{service}` in place of the path of a service. */
  contact: string
  /** The address of the booking page, if the site has one. */
  booking?: string
  /** form: the questions. */
  slots: Slots<'form'>
}

/**
 * The smallest price of a service and what is budgeted for it, until a question is answered; undefined
 * after that, and for a service without a typical price.
 */
function describeStart(
  { model, labels: { startsFrom, budgeted } }: EstimateCalculatorProps,
  { price, priceRange, payable, duration }: ReturnType<typeof priceWriter>,
  { service, answers }: EstimateChoices,
) {
  const { usual, monthly } = service
  if (!startsFrom || !budgeted || !usual || Object.keys(answers).length > 0) return undefined
  const isMonthly = Boolean(monthly)
  const smallest = computeEstimate(model, service, answers).price.from
  return {
    priceText: fillText(startsFrom, { price: payable(price(smallest), isMonthly) }),
    weeksText: fillText(budgeted, {
      price: payable(priceRange(usual.price), isMonthly),
      weeks: duration(usual.weeks, isMonthly),
    }),
    parts: undefined,
  }
}

/** What the panel shows for the choices; undefined without them. */
function describeEstimate(
  props: EstimateCalculatorProps,
  writer: ReturnType<typeof priceWriter>,
  choices: EstimateChoices | null | undefined,
): EstimateResultProps['result'] {
  if (!choices) return undefined
  const { model, labels, formats, url } = props
  const { priceRange, payable, duration } = writer
  const { service } = choices
  const isMonthly = Boolean(service.monthly)
  const estimate = computeEstimate(model, service, choices.answers)
  const weeks = duration(estimate.weeks, isMonthly)
  const { priceText, weeksText, ...shown } = describeStart(props, writer, choices) ?? {
    priceText: payable(priceRange(estimate.price), isMonthly),
    weeksText: estimate.isDateOpen ? fillText(labels.dateOpen, { weeks }) : weeks,
    parts: estimate.parts,
  }
  const available = weeksUntilDate(model, choices)
  const earliest = estimate.weeks.from
  return {
    service,
    ...shown,
    priceText,
    weeksText,
    // "Starts in 2 weeks" is a sentence of its own.
    shortText: shown.parts && !isMonthly ? joinFacts(labels.pair, [priceText, weeks]) : priceText,
    tooLateText:
      available && earliest > available
        ? fillText(labels.tooLate, { weeks: writeNumber(formats.numbers, earliest) })
        : undefined,
    summary: [
      fillText(labels.labelled, { label: service.title, text: priceText }),
      weeksText,
      ...answersByTitle(model, choices).map(({ title, answer = labels.open }) =>
        fillText(labels.answered, { question: title, answer }),
      ),
      url + estimateQuery(choices),
    ].join('\n'),
  }
}

/* The questions and the result: side by side from desktops up, otherwise and on paper in a column. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  padding: ${space[10]} var(--inset) ${space[16]};
  ${hairlineTop}

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
  display: block;
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

  ${hiddenInPrint}
`

/** Writes an address at the end of the printed page, which is outside of the island. */
function usePrintedUrl(url: string): void {
  useEffect(() => {
    const element = document.querySelector('[data-printed-url]')
    if (element) element.textContent = decodeURI(url)
  }, [url])
}

/**
 * The questions and the resulting range; on paper the range with its date and the answers. React runs
 * it in browsers, but not the form.
 */
export const EstimateCalculator = (props: EstimateCalculatorProps) => {
  const { model, labels, formats, url, contact, booking, slots } = props
  const { numbers, prices, weeks, dates } = formats
  const amounts = useMemo(() => ({ ...numbers, ...prices.separators }), [numbers, prices])
  const { root, choices } = useEstimateChoices(model)
  const writer = useMemo(
    () =>
      priceWriter(prices, {
        number: (value) => writeNumber(numbers, value),
        money: (value, decimals) => writeNumber(amounts, value, decimals),
        weeks: (count) => weeks[count] ?? writeNumber(numbers, count),
      }),
    [prices, numbers, amounts, weeks],
  )
  const result = describeEstimate(props, writer, choices)
  const today = useClientValue(() => writeDate(dates, numbers, new Date()), '')
  usePrintedUrl(url + (choices ? estimateQuery(choices) : ''))
  return (
    <>
      <Columns>
        <div ref={root}>
          {slots.form.map((form, index) => (
            <div key={index} {...slotProps('form', form)} />
          ))}
          {result && <RangeBar href={`#${resultId}`}>{result.shortText}</RangeBar>}
        </div>
        <ResultColumn>
          <PrintOnly>
            {today && <p>{fillText(labels.date, { date: today })}</p>}
            <p>{labels.validity}</p>
          </PrintOnly>
          <EstimateResult
            labels={labels}
            result={result}
            isLoading={choices === undefined}
            priceRange={writer.priceRange}
            contact={contact}
            booking={booking}
          />
        </ResultColumn>
      </Columns>
      {choices && (
        <EstimateFacts
          model={model}
          choices={choices}
          labels={labels}
          decimals={prices.decimals}
          amounts={amounts}
          numbers={numbers}
        />
      )}
    </>
  )
}
