import { useEffect, useState } from 'react'
import styled from 'styled-components'
import uiText from '../../../data/ui-text.json'
import { fillText } from '../../../plugins/content'
import { bookingPath, contactAboutPath, contactFormId } from '../../content/addresses'
import { printPage } from '../../browser/print-page'
import { Button, ButtonLink } from '../../components/Button'
import { Panel, Stack, Typography } from '../../components/grid/Box'
import { Spinner } from '../../components/motion/Spinner'
import { VisuallyHidden } from '../../components/text/VisuallyHidden'
import { useClientValue } from '../../hooks/useClientValue'
import { usePriceText } from '../../hooks/usePriceText'
import { useSite } from '../../hooks/useSite'
import { visitorNote } from '../../sections/booking/prefill'
import { color } from '../../styles/colors'
import { radius, space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { type EstimateChoices, serviceField } from './choices'
import type { Estimate } from './compute-estimate'

interface EstimateBarsProps {
  title: string
  parts: Estimate['parts']
}

const Part = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  padding-bottom: ${space[3]};
  break-inside: avoid;
  ${type.meta}

  b {
    color: ${color.text};
    font-weight: 400;
  }

  span {
    font-variant-numeric: tabular-nums;
  }

  > svg {
    flex: 1 0 100%;
    height: 0.5rem;
    margin-top: ${space[1]};
    border-radius: ${radius.chip};
    background: ${color.surfaceHover};
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  rect {
    fill: ${color.highlight};
  }

  rect + rect {
    fill: ${color.primary};
  }
`

/** The parts of an estimate, each with its price range as text and as a bar. */
const EstimateBars = ({ title, parts }: EstimateBarsProps) => {
  const { priceRange } = usePriceText()
  const longest = Math.max(...parts.map(({ price }) => price.to))
  const percent = (price: number) => `${(100 * price) / longest}%`
  return (
    <div>
      <Typography as="h3" $type="meta" $color="textFaint" $below={3}>
        {title}
      </Typography>
      <ul>
        {parts.map(({ key, title: name, price }) => (
          <Part key={key}>
            <b>{name}</b>
            <span>{priceRange(price)}</span>
            <svg aria-hidden="true" data-print="thin">
              <rect width={percent(price.to)} height="100%" />
              <rect width={percent(price.from)} height="100%" />
            </svg>
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
  labels: Queries.EstimateModelFragment['labels']
  /** Undefined until a service is selected. */
  result?: {
    choices: EstimateChoices
    estimate: Estimate
    priceText: string | undefined
    weeksText: string | undefined
    /** The number of weeks until the release; undefined without a date. */
    withinWeeks: number | null | undefined
    summary: string
  }
}

export const resultId = 'estimate'

const priceStyle = {
  $above: 2,
  $type: 'cardTitle',
  $color: 'text',
  $wrap: 'balance',
  $tabular: true,
} as const

/* Replaces "nothing chosen" from a choice until hydration. */
const Loading = styled(Typography)`
  display: none;
  align-items: center;
  gap: ${space[3]};

  main:has([name='${serviceField}']:checked, form[data-loading]) & {
    display: flex;

    ~ p {
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

/** The range and the next steps; screen readers read it once it stops changing. */
export const EstimateResult = ({ labels, result }: EstimateResultProps) => {
  const { amount } = usePriceText()
  const { pages } = useSite()
  const isHydrated = useClientValue(() => true, false)
  const { priceText, weeksText } = result ?? {}
  const weeks = result?.estimate.weeks
  const spoken = useDebouncedAnnouncement(
    priceText && weeksText ? `${priceText}, ${weeksText}` : '',
  )
  const keepSummary = (): void => visitorNote.write(result?.summary ?? '')
  const isTooLate = result?.withinWeeks && weeks && weeks.from > result.withinWeeks

  return (
    <Panel
      as="section"
      $gap={6}
      $block={[6, 8]}
      $sides={[6, 8]}
      data-print="plain"
      id={resultId}
      aria-labelledby={`${resultId}-title`}
      data-needs-script
    >
      <div>
        <Typography as="h2" $type="meta" $color="highlight" $strong id={`${resultId}-title`}>
          {result ? `${labels.result}: ${result.choices.service.service.title}` : labels.result}
        </Typography>
        {!isHydrated && (
          <Loading {...priceStyle}>
            <Spinner />
            {uiText.loadingEstimate}
          </Loading>
        )}
        <Typography {...priceStyle}>{priceText ?? labels.empty}</Typography>
        <Typography $type="lead" $above={1} $tabular>
          {weeksText ?? labels.emptyText}
        </Typography>
      </div>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      {result && (
        <>
          {isTooLate && (
            <TooLate>{fillText(labels.tooLate, { weeks: amount(weeks.from) })}</TooLate>
          )}
          <Stack $gap={3} data-print="hide">
            <ButtonLink
              to={`${contactAboutPath(result.choices.service.service.path)}#${contactFormId}`}
              icon="arrow-right"
              onClick={keepSummary}
            >
              {labels.send}
            </ButtonLink>
            {pages.includes(bookingPath) && (
              <ButtonLink to={bookingPath} variant="outline" icon="calendar" onClick={keepSummary}>
                {labels.talk}
              </ButtonLink>
            )}
            <Button variant="outline" icon="printer" onClick={printPage}>
              {labels.print}
            </Button>
          </Stack>
          <EstimateBars title={labels.parts} parts={result.estimate.parts} />
        </>
      )}
    </Panel>
  )
}
