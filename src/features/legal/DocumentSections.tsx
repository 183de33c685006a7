import { Fragment } from 'react'
import styled from 'styled-components'
import { fillText } from '../../../plugins/content'
import { useLabels } from '../../hooks/useLabels'
import { Icon } from '../../components/icon/Icon'
import {
  MarkdownSections,
  type SectionHeadProps,
  type SectionsLook,
} from '../../sections/markdown/MarkdownSections'
import { Ordinal } from '../../sections/markdown/TableOfContents'
import { color } from '../../styles/colors'
import { hairlineTop, hiddenInPrint, keptWithNext } from '../../styles/mixins'
import { transition } from '../../styles/motion'
import { hairline, imageSizes, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import { PaymentStages, type PaymentStagesProps } from './PaymentStages'

export interface DocumentSectionsProps {
  /** The date from which the text is valid. */
  version?: string | null
  body: Queries.MarkdownTextFragment
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

/*
 * The number, the title, and the link to the section right after it. In a div, the reader mode of
 * Firefox takes them for clutter, because the link has no text.
 */
const ArticleHead = styled.header`
  display: grid;
  grid-template-columns: auto auto 1fr;
  align-items: baseline;
  justify-items: start;
  gap: ${space[3]};

  @media print {
    break-inside: avoid;
  }
`

const ArticleTitle = styled.h2`
  ${type.cardTitle}
  ${keptWithNext}

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
        aria-label={fillText(labels.copyLink, { title })}
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

const Head = ({ anchor, title, titleId, number, children }: SectionHeadProps) => (
  <ArticleHead>
    {number !== undefined && <Ordinal>{number}</Ordinal>}
    <ArticleTitle id={titleId}>{children}</ArticleTitle>
    <CopyLink anchor={anchor} title={title} />
  </ArticleHead>
)

const look: SectionsLook = {
  minContents: 2,
  pictureSizes: imageSizes.text,
  WithContents: DocumentWithContents,
  WithoutContents: ShortDocument,
  Contents: Fragment,
  Text: Body,
  Opening: ({ children }) => (
    <Article as="div">
      <Introduction>{children}</Introduction>
    </Article>
  ),
  Part: Article,
  Head,
  Notes: ({ children }) => <Article as="div">{children}</Article>,
}

/**
 * The numbered sections of a text, on a light background like a contract, with a table of contents
 * that stays in view next to them.
 */
export const DocumentSections = ({ version, body, paymentStages }: DocumentSectionsProps) => (
  <MarkdownSections
    body={body}
    look={look}
    endOf={(anchor) =>
      paymentStages?.section === anchor && <PaymentStages stages={paymentStages.stages} />
    }
  >
    {version && <Version>{version}</Version>}
  </MarkdownSections>
)
