import type { ReactNode } from 'react'
import styled from 'styled-components'

const OneLine = styled.span`
  white-space: nowrap;
`

/** A word that begins with one or two letters and a hyphen, such as E-Commerce. */
const hyphenated = /\b(\w{1,2}-\S+)/

/** A title in which no line ends after the "E-" of "E-Commerce". The text itself does not change. */
export const keepHyphenatedWords = (title: string): ReactNode =>
  title
    .split(hyphenated)
    .map((part, index) => (index % 2 === 1 ? <OneLine key={index}>{part}</OneLine> : part))
