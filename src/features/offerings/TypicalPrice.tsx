import styled from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { ButtonLink } from '../../components/Button'
import { Section } from '../../components/grid/Section'
import { SideContent } from '../../components/grid/SideContent'
import { fillText } from '../../../plugins/content'
import { useAddresses } from '../../hooks/useAddresses'
import { typicalPriceId } from '../../content/addresses'
import type { Range } from '../../content/price-text'
import { useFormats } from '../../hooks/useFormats'
import { useSite } from '../../hooks/useSite'
import { color } from '../../styles/colors'
import { hiddenInPrint, panel, plainInPrint } from '../../styles/mixins'
import { radius, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

/* Balanced, so that the currency does not stand alone in the second line. */
const Price = styled.dd<{ $large: boolean }>`
  color: ${color.text};
  ${({ $large }) => ($large ? type.sectionTitleSmall : type.cardTitle)}
  font-variant-numeric: tabular-nums;
  text-wrap: balance;
`

const Word = styled.span`
  color: ${color.highlight};
  font-size: 0.5em;
  letter-spacing: 0;
`

/**
 * Words and currencies between numbers: "to" and "USD a month" in "1 to 3 USD a month". A text that
 * is split at them has numbers at even and words at odd positions.
 */
const words = /([\p{L}\p{Sc}](?:\P{Nd}*[\p{L}\p{M}\p{Sc}])?)/u

/**
 * A price with large numbers and smaller words. Where even a line of its own is too short, a range
 * breaks between its prices: the no-break space there is replaced.
 */
const PriceFigure = ({ text, large = false }: { text: string; large?: boolean }) => (
  <Price $large={large}>
    {text
      .split(words)
      .map((part, index) =>
        index % 2 === 1 ? <Word key={index}>{part}</Word> : part.replace(/^\u00a0/, ' '),
      )}
  </Price>
)

/** The marks of the prices in the scale and in its legend. */
const marks = {
  usual: { color: color.primary, width: space[3], radius: radius.chip },
  smallest: { color: color.success, width: space[1], radius: '0' },
} as const

const markHeight = space[3]

const Scale = styled.svg`
  width: 100%;
  height: ${markHeight};
  margin-block: ${space[4]};
  overflow: visible;
  forced-color-adjust: none;

  ${up.tablet} {
    margin-block: ${space[5]} ${space[6]};
  }
`

const Axis = styled.line`
  stroke: ${color.lineStrong};
`

const UsualMark = styled.rect`
  fill: ${marks.usual.color};
`

const SmallestMark = styled.rect`
  fill: ${marks.smallest.color};
`

/** The prices on a scale: the usual range as a bar, the smallest as a line. */
const PriceScale = ({ smallest, usual }: { smallest: number; usual: Range }) => {
  const percent = (price: number) => `${((100 * price) / usual.to).toFixed(2)}%`
  return (
    <Scale aria-hidden="true">
      <Axis x2="100%" y1="50%" y2="50%" />
      <UsualMark
        x={percent(usual.from)}
        width={percent(usual.to - usual.from)}
        height="100%"
        rx={marks.usual.radius}
      />
      <SmallestMark x={percent(smallest)} width={marks.smallest.width} height="100%" />
    </Scale>
  )
}

export interface TypicalPriceProps {
  service: string
  typical: Queries.TypicalReleaseFragment
  /** The price of a person-day, if the site has one. */
  dayRate?: number | null
}

const EstimateButton = styled.div`
  ${up.desktop} {
    margin-top: ${space[8]};
  }

  ${hiddenInPrint}
`

const Content = styled(SideContent)`
  ${up.tablet} {
    padding-bottom: ${space[24]};
  }

  ${plainInPrint}
`

const Prices = styled.div`
  padding: ${space[4]};
  ${panel}

  ${up.tablet} {
    padding: ${space[8]};
  }

  ${plainInPrint}
`

/* The label above the price, with the duration next to it if there is room. */
const Fact = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  break-inside: avoid;
  gap: ${space[2]} ${space[6]};
  /* At double text size, a price of eight digits is wider than a phone. */
`

/* With the mark that the price has in the scale. */
const Label = styled.dt<{ $mark: keyof typeof marks }>`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textFaint};
  ${type.meta}

  &::before {
    content: '';
    width: ${({ $mark }) => marks[$mark].width};
    height: ${markHeight};
    border-radius: ${({ $mark }) => marks[$mark].radius};
    background: ${({ $mark }) => marks[$mark].color};
    forced-color-adjust: none;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
`

const Duration = styled.dd`
  ${type.lead}
  font-variant-numeric: tabular-nums;
`

const Includes = styled.dd`
  max-width: 34rem;
  ${type.small}
`

/**
 * The usual and the smallest price of a service in a panel, with a link to one's own if the site has
 * such a page. Paper has neither the panel's frame nor the link.
 */
export const TypicalPrice = ({ service, typical, dayRate }: TypicalPriceProps) => {
  const labels = useLabels()
  const addresses = useAddresses()
  const { price, priceRange, weeks, payable, duration } = useFormats()
  const { smallest, usual, monthly: isMonthly } = typical
  const { pages } = useSite()
  const rate = dayRate ? price(dayRate) : undefined
  const pricePath = addresses.estimateOf(service, pages)
  return (
    <Section
      id={typicalPriceId}
      title={labels.typicalPrice}
      introduction={rate && fillText(labels.typicalPriceText, { rate })}
      layout="side"
      action={
        pricePath && (
          <EstimateButton>
            <ButtonLink to={pricePath} variant="outline" icon="arrow-right">
              {labels.seeRange}
            </ButtonLink>
          </EstimateButton>
        )
      }
    >
      <Content>
        <Prices>
          <Fact>
            <Label $mark="usual">{labels.usualPrice}</Label>
            <PriceFigure text={payable(priceRange(usual.price), isMonthly)} large />
            <Duration>{duration(usual.weeks, isMonthly)}</Duration>
          </Fact>
          <PriceScale smallest={smallest.price} usual={usual.price} />
          <Fact>
            <Label $mark="smallest">{labels.smallestPrice}</Label>
            <PriceFigure text={payable(price(smallest.price), isMonthly)} />
            {!isMonthly && <Duration>{weeks(smallest.weeks)}</Duration>}
            <Includes>{smallest.includes}</Includes>
          </Fact>
        </Prices>
      </Content>
    </Section>
  )
}
