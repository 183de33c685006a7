import { createElement, Fragment, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { footnoteReference } from '../../../plugins/content'
import { useFormats } from '../../hooks/useFormats'
import { color } from '../../styles/colors'
import { Typography } from './Typography'
import { space } from '../../styles/sizes'
import { Link } from '../link/Link'

export type InlineTextProps = Queries.InlineTextFragment

const InlineLink = styled(Link)`
  color: ${color.link};
  text-decoration: underline;
`

const raised = css`
  font-size: 0.75em;
  line-height: 0;
  vertical-align: super;
`

/** What is between the numbers of two footnotes. */
const Separator = styled.sup`
  ${raised}
`

/* A target large enough for a thumb, which does not move the lines apart. */
const FootnoteLink = styled.a`
  margin: -${space[2]} -${space[1]};
  padding: ${space[2]} ${space[1]};
  color: ${color.link};

  sup {
    ${raised}
  }
`

/** The id of the heading of the footnotes, which says to screen readers what the number is. */
export const footnotesTitleId = 'footnotes'

/** The number of a footnote, in the digits of the page. */
const FootnoteNumber = ({ text }: { text: string | null }) => useFormats().number(Number(text))

/** Whether the text of a link is its address, which print need not repeat. */
const showsAddress = (link: string, runs: readonly { text: string | null }[]): boolean =>
  runs.map(({ text }) => text).join('') === link.replace(/^mailto:/, '')

/** Text with inline Markdown. */
export const InlineText = ({ parts }: InlineTextProps) =>
  parts.map(({ link, runs }, index) => {
    const [first] = runs
    const isFootnote = first?.marks.includes('sup')
    if (isFootnote && !link) return <Separator key={index}>{first?.text}</Separator>
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
          marks.includes('sup') ? <FootnoteNumber text={text} /> : text,
        )}
      </Fragment>
    ))
    if (!link) return pieces
    return isFootnote ? (
      <FootnoteLink
        key={index}
        href={link}
        id={footnoteReference(link.slice(1))}
        role="doc-noteref"
        aria-describedby={footnotesTitleId}
      >
        {pieces}
      </FootnoteLink>
    ) : (
      <InlineLink
        key={index}
        to={link}
        data-shows-address={showsAddress(link, runs) ? '' : undefined}
      >
        {pieces}
      </InlineLink>
    )
  })
