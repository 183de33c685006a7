import type { SVGAttributes } from 'react'
import styled from 'styled-components'
import { color } from '../../styles/colors'
import { font } from '../../styles/type'

export interface CodeSymbolProps extends SVGAttributes<SVGSVGElement> {
  /** One to three characters. If there are three, the first and the last are brackets. */
  symbol: string
}

/** The strokes of each character in a cell of 20 by 36 units; others are text in the code font. */
const strokes: Readonly<Record<string, string | undefined>> = {
  '{': 'M14 4h-2a3 3 0 0 0-3 3v7a4 4 0 0 1-4 4 4 4 0 0 1 4 4v7a3 3 0 0 0 3 3h2',
  '}': 'M6 4h2a3 3 0 0 1 3 3v7a4 4 0 0 0 4 4 4 4 0 0 0-4 4v7a3 3 0 0 1-3 3H6',
  '(': 'M13 4c-4 4-6 8.5-6 14s2 10 6 14',
  ')': 'M7 4c4 4 6 8.5 6 14s-2 10-6 14',
  '[': 'M13 4H7v28h6',
  ']': 'M7 4h6v28H7',
  '<': 'M14 10 6 18l8 8',
  '>': 'm6 10 8 8-8 8',
  '/': 'M14 4 6 32',
  ';': 'M9.4 13h1.2M10 23v2c0 2-1 3.6-3 4.6',
  '?': 'M5 11.5a5 5 0 1 1 7.4 4.4c-1.7 1-2.4 2.1-2.4 4v1.2M9.4 27h1.2',
  '!': 'M10 7v13.5M9.4 27h1.2',
  '=': 'M4 14.5h12M4 21.5h12',
  '…': 'M3.4 27h1.2M9.4 27h1.2M15.4 27h1.2',
}

const Svg = styled.svg`
  overflow: visible;
  fill: none;
  stroke: ${color.field};
  stroke-width: 1.4;
  stroke-linecap: round;
  stroke-linejoin: round;

  text {
    fill: ${color.field};
    stroke: none;
    font-family: ${font.code};
    font-size: 30px;
  }

  [data-sign] {
    stroke: ${color.highlight};
  }

  text[data-sign] {
    fill: ${color.highlight};
    stroke: none;
  }
`

/** A large decorative code symbol, such as {;}, with the accent color in the middle. */
export const CodeSymbol = ({ symbol, ...rest }: CodeSymbolProps) => {
  const signs = Array.from(symbol)
  const isSign = (index: number) => signs.length < 3 || index === 1 || undefined
  return (
    <Svg
      {...rest}
      viewBox={`0 0 ${20 * signs.length} 36`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      {signs.map((sign, index) => {
        const path = strokes[sign]
        return path ? (
          <path
            key={index}
            d={path}
            transform={`translate(${20 * index})`}
            data-sign={isSign(index)}
          />
        ) : (
          <text key={index} x={20 * index + 1} y="28" data-sign={isSign(index)}>
            {sign}
          </text>
        )
      })}
    </Svg>
  )
}
