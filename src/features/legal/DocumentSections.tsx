import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { PageContainer } from '../../components/grid/PageContainer'
import { Icon } from '../../components/icon/Icon'
import { Footnotes, type FootnotesProps } from '../../sections/markdown/Footnotes'
import { type MarkdownBlock, MarkdownBlocks } from '../../sections/markdown/MarkdownBlocks'
import {
  type NamedSection,
  Ordinal,
  TableOfContents,
} from '../../sections/markdown/TableOfContents'
import { color } from '../../styles/colors'
import { hiddenInPrint, hairlineTop } from '../../styles/mixins'
import { transition } from '../../styles/motion'
import { hairline, imageSizes, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import { PaymentStages, type PaymentStagesProps } from './PaymentStages'

/** A text in Markdown. */
export interface DocumentText {
  sections: readonly {
    /** Null for what is above the first heading. */
    anchor: string | null
    title: string | null
    blocks: readonly MarkdownBlock[]
  }[]
  footnotes: FootnotesProps['footnotes']
}

export interface DocumentSectionsProps {
  /** The date from which the text is valid. */
  version?: string | null
  text: DocumentText
  /** The parts of a price, at the end of the section with an anchor. */
  paymentStages?: (PaymentStagesProps & { section: string }) | null
}

const Version = styled.p`
  padding: ${space[6]} var(--inset);
  color: ${color.textFaint};
  ${type.meta}
  ${hairlineTop}

  @media print {
    padding: ${space[5]} 0 0;
    border: 0;
  }
`

/** The number of sections from which a text has numbers and a table of contents. */
const minContents = 2

const ShortDocument = styled.div`
  ${hairlineTop}

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
  ${hairlineTop}

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
  ${transition('color', 'opacity')}

  &:is(:hover, :focus-visible) {
    color: ${color.link};
  }

  /* The icons of all sections would draw more attention than their text. */
  @media (hover: hover) {
    ${Article}:not(:hover) &:not(:focus-visible, :has(+ :not(:empty))) {
      opacity: 0;
    }
  }

  /* Of both icons the check mark is shown while the status says that the link is copied. */
  &:has(+ :empty) > :last-child,
  &:not(:has(+ :empty)) > :first-child {
    display: none;
  }
`

const CopyStatus = styled.span`
  ${type.meta}
`

/** A link to a section. The script also copies its URL and announces that (src/browser/copy-link.ts). */
const CopyLink = ({ anchor, title }: { anchor: string; title: string }) => {
  const labels = useLabels()
  return (
    <CopyLinkRoot>
      <CopyAnchor
        href={`#${anchor}`}
        aria-label={`${labels.copyLink}: ${title}`}
        data-copy-link={labels.linkCopied}
      >
        <Icon name="link" />
        <Icon name="check" />
      </CopyAnchor>
      <CopyStatus role="status" />
    </CopyLinkRoot>
  )
}

/* The padding of a section without a heading is above its first block. */
const Introduction = styled.div`
  > :first-child {
    margin-top: 0;
  }
`

type DocumentSection = DocumentText['sections'][number]

const isNamed = (section: DocumentSection): section is DocumentSection & NamedSection =>
  section.anchor !== null && section.title !== null

interface SectionProps {
  section: DocumentSection
  /** Undefined if there is only one section. */
  number?: number | undefined
  children: ReactNode
}

const DocumentSectionRoot = ({ section, number, children }: SectionProps) => {
  const titleId = useId()
  if (!isNamed(section))
    return (
      <Article as="div">
        <Introduction>{children}</Introduction>
      </Article>
    )
  const { anchor, title } = section
  return (
    <Article id={anchor} aria-labelledby={titleId}>
      <ArticleHead>
        {number !== undefined && <Ordinal aria-hidden="true">{number}</Ordinal>}
        <ArticleTitle id={titleId}>{title}</ArticleTitle>
        <CopyLink anchor={anchor} title={title} />
      </ArticleHead>
      {children}
    </Article>
  )
}

/**
 * The numbered sections of a text, on a light background like a contract, with a table of contents
 * that stays in view next to them.
 */
export const DocumentSections = ({ version, text, paymentStages }: DocumentSectionsProps) => {
  const { sections, footnotes } = text
  const named = sections.filter(isNamed)
  const isLong = named.length >= minContents
  const Root = isLong ? DocumentWithContents : ShortDocument
  const numberOf = (section: DocumentSection): number | undefined =>
    isLong && isNamed(section) ? named.indexOf(section) + 1 : undefined
  return (
    <div data-surface="contrast">
      <PageContainer>
        <Root>
          {isLong && <TableOfContents sections={named} />}
          <Body>
            {sections.map((section, index) => (
              <DocumentSectionRoot key={index} section={section} number={numberOf(section)}>
                <MarkdownBlocks blocks={section.blocks} pictureSizes={imageSizes.text} />
                {paymentStages?.section === section.anchor && (
                  <PaymentStages stages={paymentStages.stages} />
                )}
              </DocumentSectionRoot>
            ))}
            {footnotes.length > 0 && (
              <Article as="div">
                <Footnotes footnotes={footnotes} />
              </Article>
            )}
            {version && <Version>{version}</Version>}
          </Body>
        </Root>
      </PageContainer>
    </div>
  )
}
