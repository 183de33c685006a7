import type { ReactNode } from 'react'
import styled from 'styled-components'

const OneLine = styled.span`
  white-space: nowrap;
`

/**
 * The start of a word after one or two letters and a hyphen, such as "E-C" of "E-Commerce". The rest
 * may break: a word can be longer than the line.
 */
const hyphenated = /(?<![\p{L}\p{M}\p{N}_-])((?:[\p{L}\p{N}]\p{M}*){1,2}-[^\s\p{M}-]\p{M}*)/u

/** A title in which no line ends after the "E-" of "E-Commerce". The text itself does not change. */
export const keepHyphenatedWords = (title: string): ReactNode =>
  title
    .split(hyphenated)
    .map((part, index) => (index % 2 === 1 ? <OneLine key={index}>{part}</OneLine> : part))
