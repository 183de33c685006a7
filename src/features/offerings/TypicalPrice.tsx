import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import { ButtonLink } from '../../components/Button'
import { Box, Panel, Typography, SideContent } from '../../components/grid/Box'
import { Section } from '../../components/grid/Section'
import { fillText } from '../../../plugins/content'
import { ownPricePath } from '../../content/addresses'
import type { Range } from '../../content/price-text'
import { usePriceText } from '../../hooks/usePriceText'
import { useSite } from '../../hooks/useSite'
import { color } from '../../styles/colors'
import { radius, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

const Word = styled.span`
  color: ${color.highlight};
  font-size: 0.5em;
  letter-spacing: 0;
`

/** Words and currencies between numbers: "to" and "USD a month" in "1 to 3 USD a month". */
const words = /([\p{L}\p{Sc}](?:\P{Nd}*[\p{L}\p{Sc}])?)/u

/**
 * A price with large numbers and smaller words. Where even a line of its own is too short, a range
 * breaks between its prices: the no-break space there is replaced.
 */
const PriceFigure = ({ text, large = false }: { text: string; large?: boolean }) => (
  // Balanced, so that the currency does not stand alone in the second line.
  <Typography
    as="dd"
    $type={large ? 'sectionTitleSmall' : 'cardTitle'}
    $color="text"
    $wrap="balance"
    $tabular
  >
    {text
      .split(words)
      .map((part, index) =>
        index % 2 === 1 ? <Word key={index}>{part}</Word> : part.replace(/^\u00a0/, ' '),
      )}
  </Typography>
)

/** The marks of the prices in the scale and in its legend. */
const scaleMark = {
  usual: color.primary,
  smallest: color.success,
  width: space[1],
  height: space[3],
  radius: radius.chip,
} as const

const Scale = styled.svg`
  width: 100%;
  height: ${scaleMark.height};
  margin-block: ${space[4]};
  overflow: visible;
  forced-color-adjust: none;

  ${up.tablet} {
    margin-block: ${space[5]} ${space[6]};
  }

  line {
    stroke: ${color.lineStrong};
  }

  rect {
    fill: ${scaleMark.usual};
  }

  rect + rect {
    fill: ${scaleMark.smallest};
  }
`

/** The prices on a scale: the usual range as a bar, the smallest as a line. */
const PriceScale = ({ smallest, usual }: { smallest: number; usual: Range }) => {
  const percent = (price: number) => `${((100 * price) / usual.to).toFixed(2)}%`
  return (
    <Scale aria-hidden="true">
      <line x2="100%" y1="50%" y2="50%" />
      <rect
        x={percent(usual.from)}
        width={percent(usual.to - usual.from)}
        height="100%"
        rx={scaleMark.radius}
      />
      <rect x={percent(smallest)} width={scaleMark.width} height="100%" />
    </Scale>
  )
}

export interface TypicalPriceProps {
  service: string
  typical: Queries.TypicalReleaseFragment
  /** The price of a person-day, if the site has one. */
  dayRate?: number | null
}

/* The price, with the duration next to it if there is room. The mark is that of the scale. */
const Fact = styled.dl<{ $usual?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  break-inside: avoid;
  gap: ${space[2]} ${space[6]};
  /* At double text size, a price of eight digits is wider than a phone. */
  overflow-wrap: anywhere;

  dt {
    display: flex;
    flex: 1 0 100%;
    align-items: center;
    gap: ${space[2]};
    ${type.meta}
    color: ${color.textFaint};
  }

  dt::before {
    content: '';
    width: ${({ $usual }) => ($usual ? space[3] : scaleMark.width)};
    height: ${scaleMark.height};
    border-radius: ${({ $usual }) => ($usual ? scaleMark.radius : 0)};
    background: ${({ $usual }) => ($usual ? scaleMark.usual : scaleMark.smallest)};
    forced-color-adjust: none;
  }
`

/** The id of the section, for links to it. */
export const typicalPriceId = 'price'

/** The usual and the smallest price of a service, with a link to one's own if the site has such a page. */
export const TypicalPrice = ({ service, typical, dayRate }: TypicalPriceProps) => {
  const { price, priceRange, weeks, unit, duration } = usePriceText()
  const { smallest, usual, monthly: isMonthly } = typical
  const { pages } = useSite()
  const rate = dayRate ? price(dayRate) : undefined
  const ownPrice = ownPricePath(service, pages)
  return (
    <Section
      id={typicalPriceId}
      title={labels.typicalPrice}
      introduction={rate && fillText(labels.typicalPriceText, { rate })}
      layout="side"
      action={
        ownPrice && (
          <Box $above={[null, null, 8]} data-print="hide">
            <ButtonLink to={ownPrice} variant="outline" icon="arrow-right">
              {labels.ownRange}
            </ButtonLink>
          </Box>
        )
      }
    >
      <SideContent $top={[null, null, 24]} $bottom={[6, 24]}>
        <Panel $block={[4, 8]} $sides={[4, 8]} data-print="plain">
          <Fact $usual>
            <dt>{labels.usualPrice}</dt>
            <PriceFigure text={priceRange(usual.price) + unit(isMonthly)} large />
            <Typography as="dd" $type="lead" $tabular>
              {duration(usual.weeks, isMonthly)}
            </Typography>
          </Fact>
          <PriceScale smallest={smallest.price} usual={usual.price} />
          <Fact>
            <dt>{labels.smallestPrice}</dt>
            <PriceFigure text={price(smallest.price) + unit(isMonthly)} />
            {!isMonthly && (
              <Typography as="dd" $type="lead" $tabular>
                {weeks(smallest.weeks)}
              </Typography>
            )}
            <Typography as="dd" $type="small" $max="34rem">
              {smallest.includes}
            </Typography>
          </Fact>
        </Panel>
      </SideContent>
    </Section>
  )
}
