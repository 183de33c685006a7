import { useId, useState } from 'react'
import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import { PageContainer } from '../../components/grid/PageContainer'
import { Icon } from '../../components/icon/Icon'
import { InlineText } from '../../components/text/InlineText'
import { PointNote, PointTitle } from '../../components/text/Typography'
import { color } from '../../styles/colors'
import { hiddenInPrint, hoverColor, rule } from '../../styles/mixins'
import { transition } from '../../styles/motion'
import { hairline, maxLineLength, radius, space, up } from '../../styles/sizes'
import { mono, type } from '../../styles/type'

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

  @media print {
    tbody {
      break-inside: avoid;
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

/** The list of the sections; in wide windows next to them. Paper shows no navigation (print.ts). */
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
`

const ContentsTitle = styled.h2`
  margin-bottom: ${space[3]};
  color: ${color.textFaint};
  ${type.meta}
`

const ContentsLink = styled.a`
  display: flex;
  align-items: baseline;
  gap: ${space[3]};
  padding: ${space[1]} 0;
  overflow-wrap: anywhere;
  ${hoverColor(color.text)}
  ${type.small}
`

const Ordinal = styled.span`
  min-width: 2ch;
  color: ${color.highlight};
  ${mono}
`

/** The table of contents, which stays in view next to the sections in a wide window. */
const TermsContents = ({
  sections,
}: {
  sections: readonly { anchor: string; title: string }[]
}) => {
  const titleId = useId()
  return (
    <Contents aria-labelledby={titleId}>
      <ContentsTitle id={titleId}>{labels.onThisPage}</ContentsTitle>
      <ol>
        {sections.map(({ anchor, title }, index) => (
          <li key={anchor}>
            <ContentsLink href={`#${anchor}`}>
              <Ordinal aria-hidden="true">{index + 1}</Ordinal>
              {title}
            </ContentsLink>
          </li>
        ))}
      </ol>
    </Contents>
  )
}

interface PaymentStagesProps {
  stages: readonly Queries.PaymentStageFragment[]
}

const Stages = styled.div`
  margin-top: ${space[8]};

  @media print {
    break-inside: avoid;
  }
`

const Segments = styled.div`
  display: flex;
  gap: ${space[1]};
`

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

const StageList = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  margin-top: ${space[6]};

  ${up.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  }

  @media print {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
`

const Share = styled.p`
  color: ${color.text};
  ${type.cardTitle}
  font-variant-numeric: tabular-nums;
`

/** The stages in which a price is paid, as a bar of their shares with a text for each. */
const PaymentStages = ({ stages }: PaymentStagesProps) => (
  <Stages>
    <Segments aria-hidden="true">
      {stages.map(({ title, share }) => (
        <Segment key={title} $share={share} />
      ))}
    </Segments>
    <StageList>
      {stages.map(({ share, title, description }) => (
        <li key={title}>
          <Share>{`${share}\u00a0%`}</Share>
          <PointTitle as="p">{title}</PointTitle>
          <PointNote>{description}</PointNote>
        </li>
      ))}
    </StageList>
  </Stages>
)

export interface DocumentSectionsProps {
  /** The date from which the terms are valid. */
  version?: string | null
  sections: readonly Queries.DocumentSectionFragment[]
}

const Version = styled.p`
  padding: ${space[6]} var(--inset);
  color: ${color.textFaint};
  ${type.meta}
  ${rule}

  @media print {
    padding: ${space[5]} 0 0;
    border: 0;
  }
`

/** The number of sections from which a text has numbers and a table of contents. */
const minContents = 2

const ShortDocument = styled.div`
  ${rule}

  @media print {
    border: 0;
  }
`

const DocumentWithContents = styled(ShortDocument)`
  ${up.desktop} {
    display: grid;
    grid-template-columns: min(24rem, 34%) minmax(0, 1fr);
  }

  @media print {
    display: block;
  }
`

const Body = styled.div`
  ${up.desktop} {
    border-inline-start: ${hairline} solid ${color.line};
  }

  @media print {
    border: 0;
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

  @media print {
    padding: ${space[5]} 0 0;
    border: 0;
  }
`

/* The number, the title, and the link to the section right after it. */
const ArticleHead = styled.div`
  display: grid;
  grid-template-columns: auto auto 1fr;
  align-items: baseline;
  justify-items: start;
  gap: ${space[3]};
`

const ArticleTitle = styled.h2`
  ${type.cardTitle}

  ${Article}:target & {
    color: ${color.link};
  }
`

const Paragraph = styled.p`
  max-width: ${maxLineLength};
  margin-top: ${space[4]};
`

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  max-width: ${maxLineLength};
  margin-top: ${space[4]};
  padding-inline-start: ${space[5]};
  list-style: disc;
`

/* As high as a line of the heading, whose baseline it would otherwise lower. The status comes before
   the icon. */
const CopyLinkRoot = styled.span`
  display: inline-flex;
  ${type.cardTitle}
  height: 1lh;
  align-self: start;
  flex-direction: row-reverse;
  align-items: center;
  gap: ${space[2]};
  color: ${color.success};

  ${hiddenInPrint}
`

const CopyAnchor = styled.a`
  display: grid;
  place-items: center;
  width: ${space[8]};
  height: ${space[8]};
  color: ${color.textFaint};
  ${transition('color')}

  &:is(:hover, :focus-visible) {
    color: ${color.link};
  }
`

const CopyStatus = styled.span`
  ${type.meta}
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
    <CopyLinkRoot>
      <CopyAnchor
        href={`#${anchor}`}
        aria-label={`${labels.copyLink}: ${title}`}
        onClick={handleClick}
        onBlur={() => setCopied(false)}
      >
        <Icon name={copied ? 'check' : 'link'} />
      </CopyAnchor>
      <CopyStatus role="status">{copied && labels.linkCopied}</CopyStatus>
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
    <Article id={anchor} aria-labelledby={titleId}>
      <ArticleHead>
        {number !== undefined && <Ordinal aria-hidden="true">{number}</Ordinal>}
        <ArticleTitle id={titleId}>{title}</ArticleTitle>
        <CopyLink anchor={anchor} title={title} />
      </ArticleHead>
      {paragraphs.map((paragraph, index) => (
        <Paragraph key={index}>
          <InlineText {...paragraph} />
        </Paragraph>
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
  const Root = isLong ? DocumentWithContents : ShortDocument
  return (
    <div data-surface="contrast">
      <PageContainer>
        <Root>
          {isLong && <TermsContents sections={sections} />}
          <Body>
            {sections.map((section, index) => (
              <Term key={section.anchor} section={section} {...(isLong && { number: index + 1 })} />
            ))}
            {version && <Version>{version}</Version>}
          </Body>
        </Root>
      </PageContainer>
    </div>
  )
}
