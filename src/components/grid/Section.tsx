import { useId, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Box, type BoxProps, PageContainer, Typography } from './Box'
import { color } from '../../styles/colors'
import type { PrintAttribute } from '../../styles/print'
import { rule } from '../../styles/mixins'
import { hairline, space, type SpaceStep, up } from '../../styles/sizes'
import { mono } from '../../styles/type'
import { keepHyphenatedWords } from '../text/keep-hyphenated-words'

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
  /** Whether the heading stays in view while the content scrolls. */
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

const Columns = styled.div<{ $side: boolean }>`
  ${({ $side }) =>
    $side &&
    css`
      ${up.desktop} {
        display: grid;
        grid-template-columns: min(30rem, 40%) minmax(0, 1fr);

        > :nth-child(2) {
          border-inline-start: ${hairline} solid ${color.line};
        }

        /* What follows the content is under the heading. */
        &:has(> :nth-child(3)) {
          grid-template-rows: auto 1fr;

          > :nth-child(2) {
            grid-area: 1 / 2 / span 2;
          }
        }
      }
    `}
`

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
`

const HeadingComment = styled.p`
  margin-bottom: ${space[3]};
  color: ${color.textFaint};
  ${mono}

  &::before {
    content: '// ' / '';
  }
`

/** The content next to the heading of a section with the layout "side". */
export const SideContent = styled(Box).attrs<BoxProps & PrintAttribute>({
  $sides: 'inset',
  'data-print': 'plain',
})``

/** A list with lines between its entries, next to the heading of a section with the layout "side". */
export const SideList = styled.ul<{
  /** The padding above and below an entry, on phones and from tablets up. */
  $block: readonly [phone: SpaceStep, tablet: SpaceStep]
  /** The space below the last entry in a wide window. */
  $end: SpaceStep
}>`
  /* An entry without padding is a disclosure, which has its own. */
  padding-bottom: ${({ $block }) => ($block[0] === 0 ? space[3] : space[6])};

  ${up.tablet} {
    padding-bottom: 0;
  }

  > li {
    padding: ${({ $block }) => space[$block[0]]} 0;
    ${rule}

    ${up.tablet} {
      padding: ${({ $block }) => space[$block[1]]} var(--inset);
    }

    ${up.desktop} {
      &:first-child {
        padding-top: ${space[24]};
        border-top: 0;
      }

      &:last-child {
        padding-bottom: ${({ $end }) => space[$end]};
      }
    }
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
  return (
    <Box
      $ruled
      as="section"
      data-print="plain"
      aria-labelledby={headingId}
      aria-roledescription={roleDescription}
      id={id}
      data-surface={surface}
    >
      <PageContainer>
        <Columns $side={side}>
          <Head
            data-print="above-6 below-3 keep-with-next"
            $large={large}
            $compact={compact}
            $side={side}
            $sticky={sticky}
          >
            <div>
              {comment && <HeadingComment data-print="keep-with-next">{comment}</HeadingComment>}
              <Typography
                as="h2"
                $type={compact ? 'title' : large ? 'sectionTitle' : 'sectionTitleSmall'}
                $max={large ? '26ch' : '20ch'}
                $numbered
                id={headingId}
              >
                {keepHyphenatedWords(title)}
              </Typography>
              {introduction && (
                <Typography $type={['small', 'intro']} $above={[3, 5]} $max="34rem">
                  {introduction}
                </Typography>
              )}
            </div>
            {action}
          </Head>
          {children}
        </Columns>
      </PageContainer>
    </Box>
  )
}
