import { useId, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { from } from '../../styles/breakpoints'
import { color } from '../../styles/colors'
import { hairline } from '../../styles/shape'
import { space } from '../../styles/space'
import { mono, type } from '../../styles/type'
import { PageContainer, lineNumber } from './PageContainer'

export interface SectionProps {
  /** The heading; it names the landmark. */
  title: string
  /** A remark above the heading, set as a comment in code. */
  comment?: string | null
  /** A sentence under the heading. */
  introduction?: string
  /** Stands at the far end of the heading's line. */
  action?: ReactNode
  /** stack: heading above the content. side: heading in a column of its own beside it. */
  layout?: 'stack' | 'side'
  /** True keeps the heading in view while the content beside it passes. */
  sticky?: boolean
  /** The larger headings of the home page. */
  large?: boolean
  /** What links to this place name after "#". */
  id?: string
  /** What assistive technology calls the landmark, where it is more than a section: "carousel". */
  roleDescription?: string
  children?: ReactNode
}

const Band = styled.section`
  border-top: ${hairline} solid ${color.line};

  @media print {
    border: 0;
  }
`

const Columns = styled.div<{ $side: boolean }>`
  ${({ $side }) =>
    $side &&
    css`
      ${from.desktop} {
        display: grid;
        grid-template-columns: min(30rem, 40%) minmax(0, 1fr);

        > :last-child {
          border-left: ${hairline} solid ${color.line};
        }
      }
    `}
`

const Head = styled.div<{ $large: boolean; $side: boolean; $sticky: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[6]};
  padding: ${space[16]} 0 ${space[10]};

  ${from.tablet} {
    padding: ${({ $large }) => ($large ? space[28] : space[24])} var(--inset)
      ${({ $large }) => ($large ? space[16] : space[13])};
  }

  ${({ $side }) =>
    $side &&
    css`
      ${from.desktop} {
        display: block;
        padding-right: ${space[10]};
      }
    `}

  @media print {
    padding: ${space[6]} 0 ${space[3]};
    break-after: avoid;
  }

  ${({ $sticky }) =>
    $sticky &&
    css`
      ${from.desktop} {
        position: sticky;
        top: var(--header);
        align-self: start;
      }
    `}
`

const HeadingComment = styled.p`
  margin-bottom: ${space[4]};
  color: ${color.textFaint};
  ${mono}

  &::before {
    content: '// ' / '';
  }

  @media print {
    break-after: avoid;
  }
`

const Title = styled.h2<{ $large: boolean }>`
  ${({ $large }) => ($large ? type.bandTitle : type.bandTitleSmall)}
  ${lineNumber}
  max-width: ${({ $large }) => ($large ? '26ch' : '20ch')};
`

const Introduction = styled.p`
  max-width: 34rem;
  margin-top: ${space[5]};
  ${type.intro}
`

/** A band of the page: its space, its rule, its line number and its heading. */
export const Section = ({
  title,
  comment,
  introduction,
  action,
  layout = 'stack',
  sticky = false,
  large = false,
  id,
  roleDescription,
  children,
}: SectionProps) => {
  const headingId = useId()
  const side = layout === 'side'
  return (
    <Band aria-labelledby={headingId} aria-roledescription={roleDescription} id={id}>
      <PageContainer>
        <Columns $side={side}>
          <Head $large={large} $side={side} $sticky={sticky}>
            <div>
              {comment && <HeadingComment>{comment}</HeadingComment>}
              <Title id={headingId} $large={large}>
                {title}
              </Title>
              {introduction && <Introduction>{introduction}</Introduction>}
            </div>
            {action}
          </Head>
          {children}
        </Columns>
      </PageContainer>
    </Band>
  )
}
