import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { fillText } from '../../../plugins/content'
import { Button, ButtonLink } from '../../components/Button'
import { Spinner } from '../../components/motion/Spinner'
import { VisuallyHidden } from '../../components/text/VisuallyHidden'
import type { Range } from '../../content/price-text'
import { visitorNote } from '../../sections/booking/prefill'
import { color } from '../../styles/colors'
import { hiddenInPrint, panel, plainInPrint } from '../../styles/mixins'
import { radius, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import type { CalculatorLabels } from './calculator-labels'
import { serviceField } from './choices'
import type { Estimate } from './compute-estimate'

interface EstimatePartsProps {
  title: string
  parts: Estimate['parts']
  priceRange: (range: Range) => string
}

const PartsHeading = styled.h3`
  margin-bottom: ${space[3]};
  color: ${color.textFaint};
  ${type.meta}
`

/* The name and, at the end of its line or below it, the price; under both the bar. */
const Part = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  padding-bottom: ${space[3]};
  break-inside: avoid;
  ${type.meta}
`

const PartName = styled.span`
  color: ${color.text};
`

const PartPrice = styled.span`
  font-variant-numeric: tabular-nums;
`

const Bar = styled.svg`
  flex: 1 0 100%;
  height: 0.5rem;
  margin-top: ${space[1]};
  border-radius: ${radius.chip};
  background: ${color.surfaceHover};
  forced-color-adjust: none;

  @media print {
    height: 0.25rem;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
`

const HighestPrice = styled.rect`
  fill: ${color.highlight};
`

/* Covers the start of the highest price. */
const LowestPrice = styled.rect`
  fill: ${color.primary};
`

/** The parts of an estimate, each with its price range as text and as a bar. */
const EstimateParts = ({ title, parts, priceRange }: EstimatePartsProps) => {
  const longest = Math.max(...parts.map(({ price }) => price.to))
  const percent = (price: number) => `${(100 * price) / longest}%`
  return (
    <div>
      <PartsHeading>{title}</PartsHeading>
      <ul>
        {parts.map(({ key, title: name, price }) => (
          <Part key={key}>
            <PartName>{name}</PartName>
            <PartPrice>{priceRange(price)}</PartPrice>
            <Bar aria-hidden="true">
              <HighestPrice width={percent(price.to)} height="100%" />
              <LowestPrice width={percent(price.from)} height="100%" />
            </Bar>
          </Part>
        ))}
      </ul>
    </div>
  )
}

/** How long a text must stay unchanged before screen readers read it, in ms. */
const announcementDelay = 500

/** A text for a live region: the latest one, once it has not changed for a moment. */
function useDebouncedAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announcementDelay)
    return () => clearTimeout(timer)
  }, [text])
  return announced
}

export interface EstimateResultProps {
  labels: CalculatorLabels
  /** Whether the choices are not read yet. */
  isLoading: boolean
  /** Writes the price of a part. */
  priceRange: (range: Range) => string
  /** The address of the contact form, with `{service}` in place of the path of a service. */
  contact: string
  /** The address of the booking page, if the site has one. */
  booking: string | undefined
  /** Undefined until a service is selected. */
  result?: {
    service: { title: string; path: string }
    /** Undefined until a question is answered. */
    parts: Estimate['parts'] | undefined
    priceText: string
    weeksText: string
    /** The price and the duration in one line. */
    shortText: string
    /** Undefined unless the duration is longer than the time until the chosen date. */
    tooLateText: string | undefined
    /** The estimate as lines of text, for the message or the call. */
    summary: string
  }
}

export const resultId = 'estimate'

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding: ${space[6]};
  ${panel}

  ${up.tablet} {
    padding: ${space[8]};
  }

  ${plainInPrint}
`

const Heading = styled.h2`
  color: ${color.highlight};
  ${type.meta}
  font-weight: 560;
`

const Price = styled.p`
  margin-top: ${space[2]};
  color: ${color.text};
  ${type.cardTitle}
  font-variant-numeric: tabular-nums;
  text-wrap: balance;
`

const Duration = styled.p`
  margin-top: ${space[1]};
  ${type.lead}
  font-variant-numeric: tabular-nums;
`

/* Replaces the price and the duration while the island wakes: from a choice, or because the address has
   one (src/islands/wake-islands.ts). */
const Loading = styled(Price)`
  display: none;
  align-items: center;
  gap: ${space[3]};

  :is(main:has([name='${serviceField}']:checked), [data-waking]) & {
    display: flex;

    ~ ${Price}, ~ ${Duration} {
      display: none;
    }
  }
`

const TooLate = styled.p`
  padding-inline-start: ${space[4]};
  border-inline-start: 2px solid ${color.warning};
  color: ${color.warning};
  ${type.meta}
`

const NextSteps = styled.div`
  display: grid;
  gap: ${space[3]};
  ${hiddenInPrint}
`

/**
 * A panel with the price and the duration, the buttons for the next steps, and the parts. Paper has
 * neither the panel's frame nor the buttons. Screen readers read the result once it stops changing.
 * Without scripts it is hidden.
 */
export const EstimateResult = ({
  labels,
  result,
  isLoading,
  priceRange,
  contact,
  booking,
}: EstimateResultProps) => {
  const announcement = useDebouncedAnnouncement(
    result ? `${result.priceText}\n${result.weeksText}` : '',
  )
  const keepSummary = (): void => visitorNote.write(result?.summary ?? '')

  return (
    <Root id={resultId} aria-labelledby={`${resultId}-title`} data-needs-script>
      <div>
        <Heading id={`${resultId}-title`}>
          {result
            ? fillText(labels.labelled, { label: labels.result, text: result.service.title })
            : labels.result}
        </Heading>
        {isLoading && (
          <Loading>
            <Spinner />
            {labels.loading}
          </Loading>
        )}
        <Price>{result?.priceText ?? labels.empty}</Price>
        <Duration>{result?.weeksText ?? labels.emptyText}</Duration>
      </div>
      <VisuallyHidden as="div" role="status">
        {announcement && announcement.split('\n').map((line) => <p key={line}>{line}</p>)}
      </VisuallyHidden>
      {result && (
        <>
          {result.tooLateText && <TooLate>{result.tooLateText}</TooLate>}
          <NextSteps>
            <ButtonLink
              to={fillText(contact, { service: result.service.path })}
              icon="arrow-right"
              onClick={keepSummary}
            >
              {labels.send}
            </ButtonLink>
            {booking && (
              <ButtonLink to={booking} variant="outline" icon="calendar" onClick={keepSummary}>
                {labels.talk}
              </ButtonLink>
            )}
            <Button variant="outline" icon="printer" data-print="">
              {labels.print}
            </Button>
          </NextSteps>
          {result.parts && (
            <EstimateParts title={labels.parts} parts={result.parts} priceRange={priceRange} />
          )}
        </>
      )}
    </Root>
  )
}
