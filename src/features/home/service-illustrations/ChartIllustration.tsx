import { graphql } from 'gatsby'
import { useId } from 'react'
import styled from 'styled-components'
import { color } from '../../../styles/colors'
import { space } from '../../../styles/sizes'
import { type } from '../../../styles/type'

export interface ChartIllustrationProps {
  chart: Queries.ChartIllustrationFragment
}

const width = 600
const height = 140

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[5]};
  margin-bottom: ${space[3]};
  color: ${color.textFaint};
  ${type.meta}

  b {
    color: ${color.link};
    font-weight: inherit;
  }
`

const Chart = styled.svg`
  width: 100%;
  height: 8.75rem;
  overflow: visible;
  fill: none;
  stroke: ${color.field};
  stroke-width: 1.5;
  stroke-linejoin: round;

  .rule {
    stroke: ${color.line};
    stroke-width: 1;
  }

  .last {
    stroke: ${color.highlight};
    stroke-width: 2;
  }

  path {
    vector-effect: non-scaling-stroke;
  }
`

type Scale = (values: readonly number[]) => string

/** Lines through evenly spaced values, all on one scale from the min to the most. */
const scaleOf = (series: ChartIllustrationProps['chart']['series']): Scale => {
  const all = series.flatMap(({ values }) => values)
  const min = Math.min(...all)
  const range = Math.max(...all) - min || 1
  const y = (value: number) => height - 8 - ((value - min) / range) * (height - 16)
  return (values) =>
    values
      .map((value, index) => `${(index * width) / (values.length - 1)} ${y(value).toFixed(1)}`)
      .join('L')
}

/** A line chart with the last series highlighted. */
export const ChartIllustration = ({ chart: { title, note, series } }: ChartIllustrationProps) => {
  const id = useId()
  const line = scaleOf(series)
  const last = series.at(-1)
  return (
    <>
      <Head>
        <span>{title}</span> <b>{note}</b>
      </Head>
      <Chart viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor={color.primary} stopOpacity="0.4" />
          <stop offset="1" stopColor={color.primary} stopOpacity="0" />
        </linearGradient>
        <path
          className="rule"
          d={`M0 .5H${width}M0 ${height / 2}H${width}M0 ${height - 0.5}H${width}`}
        />
        {last && (
          <path d={`M${line(last.values)}V${height}H0Z`} fill={`url(#${id})`} stroke="none" />
        )}
        {series.map(({ name, values }) => (
          <path
            key={name}
            className={name === last?.name ? 'last' : undefined}
            d={`M${line(values)}`}
          />
        ))}
      </Chart>
    </>
  )
}

export const fragment = graphql`
  fragment ChartIllustration on ServiceIllustrationChart {
    title
    note
    series {
      name
      values
    }
  }
`
