import styled from 'styled-components'
import type { Estimate } from '../../../plugins/content'
import { usePriceText } from '../../hooks/usePriceText'
import { Typography } from '../../components/text/Typography'
import { color } from '../../styles/colors'
import { radius, space } from '../../styles/sizes'
import { type } from '../../styles/type'

export interface EstimateBarsProps {
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
export const EstimateBars = ({ title, parts }: EstimateBarsProps) => {
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
