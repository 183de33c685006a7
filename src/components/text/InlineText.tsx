import { createElement, Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../../styles/colors'
import { Typography } from './Typography'
import { Link } from '../link/Link'

export type InlineTextProps = Queries.InlineTextFragment

const InlineLink = styled(Link)`
  color: ${color.link};
  text-decoration: underline;
`

/** Text with inline Markdown. */
export const InlineText = ({ parts }: InlineTextProps) =>
  parts.map(({ link, runs }, index) => {
    const pieces = runs.map(({ text, marks }, at) => (
      <Fragment key={at}>
        {marks.reduce<ReactNode>(
          (inner, mark) =>
            mark === 'code' ? (
              <Typography as="code" $type="mono">
                {inner}
              </Typography>
            ) : (
              createElement(mark, null, inner)
            ),
          text,
        )}
      </Fragment>
    ))
    return link ? (
      <InlineLink key={index} to={link}>
        {pieces}
      </InlineLink>
    ) : (
      pieces
    )
  })
