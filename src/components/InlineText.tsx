import { graphql } from 'gatsby'
import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../styles/colors'
import { mono } from '../styles/type'
import { Link } from './Link'

type Run = Queries.InlineTextFragment['runs'][number]

export interface InlineTextProps {
  runs: readonly Run[]
}

const InlineLink = styled(Link)`
  color: ${color.link};
  text-decoration: underline;
  overflow-wrap: anywhere;
`

const Code = styled.code`
  ${mono}
`

const marked = ({ text, emphasis, strong, code, lineBreak }: Run): ReactNode => {
  if (lineBreak) return <br />
  let shown: ReactNode = code ? <Code>{text}</Code> : text
  if (emphasis) shown = <em>{shown}</em>
  return strong ? <strong>{shown}</strong> : shown
}

/** Pieces in a row that belong to the same link, or to none. */
function byLink(runs: readonly Run[]): Run[][] {
  const groups: Run[][] = []
  for (const run of runs) {
    const group = groups.at(-1)
    if (group && group[0]?.link === run.link) group.push(run)
    else groups.push([run])
  }
  return groups
}

/** A text with inline Markdown. */
export const InlineText = ({ runs }: InlineTextProps) =>
  byLink(runs).map((group, index) => {
    const pieces = group.map((run, at) => <Fragment key={at}>{marked(run)}</Fragment>)
    const link = group[0]?.link
    return link ? (
      <InlineLink key={index} to={link}>
        {pieces}
      </InlineLink>
    ) : (
      <Fragment key={index}>{pieces}</Fragment>
    )
  })

export const fragment = graphql`
  fragment InlineText on InlineText {
    runs {
      text
      emphasis
      strong
      code
      link
      lineBreak
    }
  }
`
