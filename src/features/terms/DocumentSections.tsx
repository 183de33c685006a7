import { useId, useState } from 'react'
import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import {
  Box,
  PageContainer,
  PointText,
  PointTitle,
  Row,
  Stack,
  Typography,
} from '../../components/grid/Box'
import { Icon } from '../../components/icon/Icon'
import { InlineText } from '../../components/text/InlineText'
import { color } from '../../styles/colors'
import { hoverColor, rule } from '../../styles/mixins'
import { transition } from '../../styles/motion'
import { hairline, maxLineLength, radius, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

const Table = styled.table`
  width: 100%;
  margin-top: ${space[8]};
  border-collapse: collapse;
  table-layout: fixed;
  ${type.small}

  caption {
    padding-bottom: ${space[4]};
    color: ${color.textFaint};
    text-align: start;
    ${type.meta}
  }

  th {
    color: ${color.text};
    font-weight: 560;
    text-align: start;
  }

  th,
  td {
    padding-block: 0 ${space[4]};
    padding-inline: 0 ${space[4]};
    vertical-align: top;
  }

  thead th {
    ${type.title}
  }

  tbody {
    ${rule}
    break-inside: avoid;
  }

  tbody th {
    padding: ${space[4]} 0 ${space[1]};
    color: ${color.highlight};
    ${type.meta}
  }

  ${up.tablet} {
    th,
    td {
      padding-inline-end: ${space[8]};
    }
  }
`

/** A table whose row titles are above the cells, so that two columns fit on a phone. */
const TermsTable = ({ caption, columns, rows }: Queries.TermsTableFragment) => (
  <Table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    {rows.map(({ title, cells }) => (
      <tbody key={title}>
        <tr>
          <th colSpan={columns.length} scope="rowgroup">
            {title}
          </th>
        </tr>
        <tr>
          {cells.map((cell, index) => (
            <td key={columns[index]}>{cell}</td>
          ))}
        </tr>
      </tbody>
    ))}
  </Table>
)

const Contents = styled.nav`
  padding: ${space[10]} var(--inset);

  ${up.desktop} {
    position: sticky;
    top: var(--header);
    align-self: start;
    max-height: calc(100vh - var(--header));
    overflow-y: auto;
    padding-block: ${space[16]} ${space[10]};
    padding-inline: var(--inset) ${space[6]};
  }

  h2 {
    margin-bottom: ${space[3]};
    color: ${color.textFaint};
    ${type.meta}
  }

  a {
    display: flex;
    align-items: baseline;
    gap: ${space[3]};
    padding: ${space[1]} 0;
    overflow-wrap: anywhere;
    ${hoverColor(color.text)}
    ${type.small}
  }
`

const renderOrdinal = (number: number) => (
  <Typography as="span" $type="mono" $color="highlight" $minWidth="2ch" aria-hidden="true">
    {number}
  </Typography>
)

/** The table of contents, which stays in view next to the sections in a wide window. */
const TermsContents = ({
  sections,
}: {
  sections: readonly { anchor: string; title: string }[]
}) => {
  const titleId = useId()
  return (
    <Contents aria-labelledby={titleId}>
      <h2 id={titleId}>{labels.onThisPage}</h2>
      <ol>
        {sections.map(({ anchor, title }, index) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              {renderOrdinal(index + 1)}
              {title}
            </a>
          </li>
        ))}
      </ol>
    </Contents>
  )
}

interface PaymentStagesProps {
  stages: readonly Queries.PaymentStageFragment[]
}

const Segment = styled.span<{ $share: number }>`
  flex: ${({ $share }) => $share} 0 0;
  height: ${space[3]};
  border: ${hairline} solid ${color.highlight};
  border-radius: ${radius.chip};
  background: ${color.primary};
  print-color-adjust: exact;

  &:nth-child(even) {
    background: ${color.highlight};
  }
`

/** The stages in which a price is paid, as a bar of their shares with a text for each. */
const PaymentStages = ({ stages }: PaymentStagesProps) => (
  <Box $above={8} data-print="keep-together">
    <Row $gap={1} aria-hidden="true">
      {stages.map(({ title, share }) => (
        <Segment key={title} $share={share} />
      ))}
    </Row>
    <Stack
      as="ol"
      $columns={[null, 'repeat(auto-fit, minmax(9rem, 1fr))']}
      $gap={6}
      $above={6}
      data-print="columns"
    >
      {stages.map(({ share, title, description }) => (
        <li key={title}>
          <Typography $type="cardTitle" $color="text" $tabular>{`${share}\u00a0%`}</Typography>
          <PointTitle as="p">{title}</PointTitle>
          <PointText $type={['meta', 'small']}>{description}</PointText>
        </li>
      ))}
    </Stack>
  </Box>
)

export interface DocumentSectionsProps {
  /** The date from which the terms are valid. */
  version?: string | null
  sections: readonly Queries.DocumentSectionFragment[]
}

/** The number of sections from which a text has numbers and a table of contents. */
const minContents = 2

const Body = styled.div`
  ${up.desktop} {
    border-inline-start: ${hairline} solid ${color.line};
  }
`

const Article = styled.section`
  padding: ${space[10]} var(--inset);
  ${rule}

  ${up.tablet} {
    padding-block: ${space[13]};
  }

  ${up.desktop} {
    padding-top: ${space[16]};

    &:first-child {
      border-top: 0;
    }
  }

  &:target h2 {
    color: ${color.link};
  }

  > p {
    max-width: ${maxLineLength};
    margin-top: ${space[4]};
  }
`

// A component of its own, so that pages without a list do not have its styles.
const List = styled.ul`
  && {
    display: grid;
    gap: ${space[2]};
    max-width: ${maxLineLength};
    margin-top: ${space[4]};
    padding-inline-start: ${space[5]};
    list-style: disc;
  }
`

const CopyLinkRoot = styled.span`
  /* As high as a line of the heading, whose baseline it would otherwise lower. */
  display: inline-flex;
  height: 1lh;
  align-self: start;
  flex-direction: row-reverse;
  align-items: center;
  gap: ${space[2]};
  color: ${color.success};
  ${type.cardTitle}

  [role='status'] {
    ${type.meta}
  }

  a {
    display: grid;
    place-items: center;
    width: ${space[8]};
    height: ${space[8]};
    color: ${color.textFaint};
    ${transition('color')}
  }

  a:is(:hover, :focus-visible) {
    color: ${color.link};
  }
`

/** A link to a section. With JavaScript it also copies the link's URL and announces that. */
const CopyLink = ({ anchor, title }: { anchor: string; title: string }) => {
  const [copied, setCopied] = useState(false)
  const handleClick = (): void => {
    const url = new URL(`#${anchor}`, window.location.href).href
    // Missing without HTTPS and rejected without permission: the link still leads to the section.
    if (!('clipboard' in window.navigator)) return
    void window.navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <CopyLinkRoot data-print="hide">
      <a
        href={`#${anchor}`}
        aria-label={`${labels.copyLink}: ${title}`}
        onClick={handleClick}
        onBlur={() => setCopied(false)}
      >
        <Icon name={copied ? 'check' : 'link'} />
      </a>
      <span role="status">{copied && labels.linkCopied}</span>
    </CopyLinkRoot>
  )
}

const Term = ({
  section,
  number,
}: {
  section: DocumentSectionsProps['sections'][number]
  /** Undefined if there is only one section. */
  number?: number
}) => {
  const { anchor, title, paragraphs, list, stages, table } = section
  const titleId = useId()
  return (
    <Article data-print="plain above-5" id={anchor} aria-labelledby={titleId}>
      <Stack $columns="auto auto 1fr" $gap={3} $align="baseline" $items="start">
        {number !== undefined && renderOrdinal(number)}
        <Typography as="h2" $type="cardTitle" id={titleId}>
          {title}
        </Typography>
        <CopyLink anchor={anchor} title={title} />
      </Stack>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>
          <InlineText {...paragraph} />
        </p>
      ))}
      {list && (
        <List>
          {list.map((entry, index) => (
            <li key={index}>
              <InlineText {...entry} />
            </li>
          ))}
        </List>
      )}
      {stages && <PaymentStages stages={stages} />}
      {table && <TermsTable {...table} />}
    </Article>
  )
}

/**
 * The numbered sections of a page of terms, on a light background like a contract, with a table of
 * contents that stays in view next to them.
 */
export const DocumentSections = ({ version, sections }: DocumentSectionsProps) => {
  const isLong = sections.length >= minContents
  return (
    <div data-surface="contrast">
      <PageContainer>
        <Stack
          $ruled
          $columns={isLong ? [null, null, 'min(24rem, 34%) minmax(0, 1fr)'] : undefined}
          data-print="plain block"
        >
          {isLong && <TermsContents sections={sections} />}
          <Body data-print="plain">
            {sections.map((section, index) => (
              <Term key={section.anchor} section={section} {...(isLong && { number: index + 1 })} />
            ))}
            {version && (
              <Typography
                $block={6}
                $sides="inset"
                $type="meta"
                $color="textFaint"
                $ruled
                data-print="plain above-5"
              >
                {version}
              </Typography>
            )}
          </Body>
        </Stack>
      </PageContainer>
    </div>
  )
}
