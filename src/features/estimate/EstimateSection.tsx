import type { ReactNode } from 'react'
import { currencyNames, fillCurrency } from '../../content/price-text'
import { absoluteUrl, fillText } from '../../../plugins/content'
import { PageContainer } from '../../components/grid/PageContainer'
import { contactFormId, serviceKey } from '../../content/addresses'
import { buildDatePatterns } from '../../content/date-pattern'
import { buildNumberPattern } from '../../content/number-pattern'
import { useAddresses } from '../../hooks/useAddresses'
import { useLabels } from '../../hooks/useLabels'
import { useFormats } from '../../hooks/useFormats'
import { useLocale } from '../../hooks/useLocale'
import { useSite } from '../../hooks/useSite'
import { Island } from '../../islands/Island'
import { pick } from '../../islands/pick'
import { PrintFooter } from '../../sections/page/PrintFooter'
import { calculatorLabels } from './calculator-labels'
import { type CalculatorModel, serviceField } from './choices'
import { findLongestWeeks } from './compute-estimate'
import {
  type CalculatorFormats,
  EstimateCalculator,
  type EstimateCalculatorProps,
} from './EstimateCalculator'
import { EstimateForm } from './EstimateForm'

type Model = Queries.EstimateModelFragment

/** The model without what its result does not show; JSON leaves out what is undefined. */
function calculatorModel(
  { dayRate, roundTo, parts, questions, services }: Model,
  writeShare: (percent: number) => string,
): CalculatorModel {
  return {
    dayRate,
    roundTo,
    parts,
    questions: questions.map(({ key, title, choices }) => ({
      key,
      title,
      choices: choices.map((choice) => ({
        key: choice.key,
        title: choice.title,
        days: choice.days ?? undefined,
        effort: choice.effort ?? undefined,
        people: choice.people ?? undefined,
        withinWeeks: choice.withinWeeks ?? undefined,
      })),
    })),
    services: services.map(({ service: { path, title, typical }, ...values }) => ({
      key: serviceKey(path),
      path,
      title,
      people: values.people,
      waitWeeks: values.waitWeeks,
      margin: values.margin,
      marginText: writeShare(100 * values.margin),
      monthly: values.monthly ?? undefined,
      base: values.base,
      usual: typical?.usual,
      questions: values.questions,
    })),
  }
}

/** What the calculator needs, formatted for the language and the currency of the page. */
function useCalculatorProps(model: Model): Omit<EstimateCalculatorProps, 'slots'> {
  const addresses = useAddresses()
  const labels = useLabels()
  const { locale } = useLocale()
  const { currency, pages, url } = useSite()
  const { share, price, weeks } = useFormats()
  const numbers = buildNumberPattern(locale)
  const calculator = calculatorModel(model, share)
  const longest = Math.max(
    ...calculator.services.map((service) => findLongestWeeks(calculator, service)),
  )
  const formats: CalculatorFormats = {
    numbers,
    prices: fillCurrency({ ...labels, currency, locale }),
    weeks: Array.from({ length: longest + 1 }, (_, count) => weeks(count)),
    dates: buildDatePatterns(locale, numbers),
  }
  return {
    model: calculator,
    labels: {
      ...pick(model.labels, calculatorLabels),
      loading: labels.loadingEstimate,
      pair: labels.pair,
      labelled: labels.labelled,
      answered: labels.answered,
      driver: fillText(model.labels.driver, currencyNames({ currency, locale })),
      validity: fillText(model.labels.validity, { rate: price(model.dayRate) }),
    },
    formats,
    url: absoluteUrl(url, addresses.estimate),
    contact: `${addresses.contactAbout('{service}')}#${contactFormId}`,
    booking: pages.includes(addresses.booking) ? addresses.booking : undefined,
  }
}

export interface EstimateSectionProps {
  model: Model
  /** What follows the estimate. */
  children: ReactNode
}

/** The calculator of an estimate, what follows it, and the footer of the printed page. */
export const EstimateSection = ({ model, children }: EstimateSectionProps) => {
  const addresses = useAddresses()
  return (
    <>
      <PageContainer>
        <Island
          name="estimate"
          component={EstimateCalculator}
          props={useCalculatorProps(model)}
          wake={{ query: [serviceField] }}
          slots={{ form: [<EstimateForm key="form" model={model} />] }}
        />
      </PageContainer>
      {children}
      <PrintFooter path={addresses.estimate} />
    </>
  )
}
