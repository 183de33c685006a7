import { useId, type ReactNode } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { lineNumber, PageContainer } from '../components/grid/PageContainer'
import { color } from '../styles/colors'
import { hairlineTop } from '../styles/mixins'
import { autoplay, fadedSides, marquee, noAutoplay } from '../styles/motion'
import { container, hairline, space, up } from '../styles/sizes'
import { type } from '../styles/type'
import { PauseMotion } from './PauseMotion'

export interface MarqueeSectionProps {
  title: string
  /** The time in which the row moves by its own width, a CSS duration. */
  duration?: string
  /** The distance between two items, a CSS length. */
  gap?: string
  children: ReactNode
}

const Root = styled.section`
  ${hairlineTop}
`

/* The title and the button in a row, and the moving row under them; in a very wide window all in
   one row. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[5]} ${space[6]};
  padding: ${space[5]} 0;

  ${up.wide} {
    display: flex;
    gap: 0;
    padding: 0;
    min-height: 7.5rem;
  }

  @media print {
    break-inside: avoid;
  }
`

const Title = styled.h2`
  ${type.small}
  ${lineNumber}
  font-weight: 560;

  ${up.tablet} {
    flex: none;
    align-self: stretch;
    align-content: center;
    min-width: 12.5rem;
    padding-block: ${space[5]};
    padding-inline: var(--inset) ${space[6]};
    border-inline-end: ${hairline} solid ${color.line};
  }
`

const MarqueeWindow = styled.div<{ $gap: string; $duration: string }>`
  --marquee-gap: ${({ $gap }) => $gap};
  --marquee-duration: ${({ $duration }) => $duration};
  grid-row: 2;
  grid-column: 1 / -1;
  container-type: inline-size;
  /* The row moves to the left in every language. */
  direction: ltr;
  display: flex;
  flex: 1;
  min-width: 0;
  overflow: clip;
  /* On a phone the row is as wide as the window. */
  margin-inline: calc(-1 * ${container.marginPhone});
  -webkit-mask-image: ${fadedSides('2rem')};
  mask-image: ${fadedSides('2rem')};

  ${up.tablet} {
    margin-inline: 0;
  }

  ${noAutoplay} {
    direction: inherit;
    overflow: visible;
    margin-inline: 0;
    -webkit-mask-image: none;
    mask-image: none;
  }
`

const pass = keyframes`
  to {
    transform: translateX(calc(-100% - var(--marquee-gap)));
  }
`

const Items = styled.ul`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--marquee-gap);
  margin-inline-end: var(--marquee-gap);

  ${autoplay(css`
    ${pass} var(--marquee-duration) linear infinite
  `)}

  :root[data-motion] :hover > &,
  :root[data-motion] :focus-visible > & {
    animation-play-state: paused;
  }

  /* Without motion the items are in columns, each once. */
  ${noAutoplay} {
    display: grid;
    flex: 1;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    gap: ${space[1]} ${space[4]};
    margin: 0;

    &[aria-hidden] {
      display: none;
    }
  }

  ${up.tablet} {
    ${noAutoplay} {
      padding: ${space[6]};
    }
  }
`

const Pause = styled.div`
  ${up.tablet} {
    padding-inline: ${space[4]};
  }
`

/** An endlessly moving row; it pauses by its button, on hover and on focus. */
export const MarqueeSection = ({
  title,
  duration = marquee.duration,
  gap = space[10],
  children,
}: MarqueeSectionProps) => {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <PageContainer>
        <Columns>
          <Title id={id}>{title}</Title>
          <MarqueeWindow
            role="group"
            aria-labelledby={id}
            tabIndex={0}
            $gap={gap}
            $duration={duration}
            data-animated=""
          >
            {Array.from({ length: marquee.copies }, (_, copy) => (
              <Items key={copy} aria-hidden={copy > 0 || undefined}>
                {children}
              </Items>
            ))}
          </MarqueeWindow>
          <Pause>
            <PauseMotion compact />
          </Pause>
        </Columns>
      </PageContainer>
    </Root>
  )
}
