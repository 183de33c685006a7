import { useId, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { color } from '../../styles/colors'
import { hairlineTop, keptWithNext, plainInPrint } from '../../styles/mixins'
import { hairline, space, up } from '../../styles/sizes'
import { monoText, type } from '../../styles/type'
import { keepHyphenatedWords } from '../text/keep-hyphenated-words'
import { lineNumber, PageContainer } from './PageContainer'

export interface SectionProps {
  /** The heading, which is also the accessible name of the landmark. */
  title: string
  /** A line above the heading in the style of a code comment. */
  comment?: string | null
  introduction?: string
  /** A link or controls at the end of the heading's row. */
  action?: ReactNode
  /** stack: the heading is above the content. side: it is in a column next to the content. */
  layout?: 'stack' | 'side'
  /** Whether, in wide windows, a heading at the side stays in view while the content scrolls. */
  sticky?: boolean
  /** contrast: dark text on a light background. */
  surface?: 'contrast'
  /** Whether it has the larger heading of the home page. */
  large?: boolean
  /** Whether it is only a row with a small heading and its action. */
  compact?: boolean
  id?: string
  /** The aria-roledescription of the landmark: "carousel". */
  roleDescription?: string
  children?: ReactNode
}

const Head = styled.div<{ $large: boolean; $compact: boolean; $side: boolean; $sticky: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[5]};
  padding: ${space[6]} 0 ${space[3]};

  ${up.tablet} {
    gap: ${space[6]};
    padding: ${({ $large }) => ($large ? space[28] : space[24])} var(--inset)
      ${({ $large }) => ($large ? space[16] : space[13])};
  }

  ${({ $compact }) =>
    $compact &&
    css`
      align-items: center;
      padding-block: ${space[6]};

      ${up.tablet} {
        padding-block: ${space[8]};
      }
    `}

  ${({ $side }) =>
    $side &&
    css`
      ${up.desktop} {
        display: block;
        padding-inline-end: ${space[10]};
      }
    `}

  ${({ $sticky }) =>
    $sticky &&
    css`
      ${up.desktop} {
        position: sticky;
        top: var(--header);
        align-self: start;
      }
    `}

  @media print {
    display: block;
    padding-block: ${space[6]} ${space[3]};

    > * + * {
      margin-top: ${space[3]};
    }
  }

  ${keptWithNext}
`

const Root = styled.section`
  ${hairlineTop}
  ${plainInPrint}
`

/** With the layout "side", in wide windows the heading and next to it the content. */
const Columns = styled.div`
  ${up.desktop} {
    display: grid;
    grid-template-columns: min(30rem, 40%) minmax(0, 1fr);

    @media screen {
      > ${Head} + * {
        border-inline-start: ${hairline} solid ${color.line};
      }
    }

    /* What follows the content is under the heading. */
    &:has(> ${Head} + * + *) {
      grid-template-rows: auto 1fr;

      > ${Head} + * {
        grid-area: 1 / 2 / span 2;
      }
    }
  }
`

const HeadingComment = styled.p`
  margin-bottom: ${space[3]};
  color: ${color.textFaint};
  ${monoText}

  &::before {
    content: '// ' / '';
  }
`

const Heading = styled.h2`
  max-width: 20ch;
  ${type.sectionTitleSmall}
  ${lineNumber}
`

const LargeHeading = styled(Heading)`
  max-width: 26ch;
  ${type.sectionTitle}
`

const CompactHeading = styled(Heading)`
  ${type.title}
`

const Introduction = styled.p`
  max-width: 34rem;
  margin-top: ${space[3]};
  ${type.small}

  ${up.tablet} {
    margin-top: ${space[5]};
    ${type.intro}
  }
`

/** A section of a page with its heading, line number and top border. */
export const Section = ({
  title,
  comment,
  introduction,
  action,
  layout = 'stack',
  sticky = false,
  surface,
  large = false,
  compact = false,
  id,
  roleDescription,
  children,
}: SectionProps) => {
  const headingId = useId()
  const side = layout === 'side'
  const SectionHeading = compact ? CompactHeading : large ? LargeHeading : Heading
  const heading = <SectionHeading id={headingId}>{keepHyphenatedWords(title)}</SectionHeading>
  const content = (
    <>
      <Head $large={large} $compact={compact} $side={side} $sticky={sticky}>
        {comment || introduction ? (
          <div>
            {comment && <HeadingComment>{comment}</HeadingComment>}
            {heading}
            {introduction && <Introduction>{introduction}</Introduction>}
          </div>
        ) : (
          heading
        )}
        {action}
      </Head>
      {children}
    </>
  )
  return (
    <Root
      aria-labelledby={headingId}
      aria-roledescription={roleDescription}
      id={id}
      data-surface={surface}
    >
      <PageContainer>{side ? <Columns>{content}</Columns> : content}</PageContainer>
    </Root>
  )
}
