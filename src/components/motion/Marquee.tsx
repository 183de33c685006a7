import { useRef, type ReactNode } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { noAutoplay, autoplay, fadedSides, marquee } from '../../styles/motion'
import { from, space } from '../../styles/sizes'
import { inViewAttribute, useInView } from '../../hooks/useInView'

export interface MarqueeProps {
  /** The id of the heading, which is the accessible name. */
  labelledBy: string
  /** The time in which the row moves by its own width, a CSS duration. */
  duration?: string
  /** The distance between two items, a CSS length. */
  gap?: string
  /** List items. */
  children: ReactNode
}

const MarqueeWindow = styled.div<{ $gap: string }>`
  --marquee-gap: ${({ $gap }) => $gap};
  display: flex;
  gap: var(--marquee-gap);
  flex: 1;
  min-width: 0;
  overflow: clip;
  mask-image: ${fadedSides};

  ${noAutoplay} {
    mask-image: none;
  }
`

const pass = keyframes`
  to {
    transform: translateX(calc(-100% - var(--marquee-gap)));
  }
`

const Row = styled.ul<{ $duration: string }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--marquee-gap);

  ${({ $duration }) =>
    autoplay(css`
      ${pass} ${$duration} linear infinite
    `)}

  :root[data-motion] :hover > &,
  :root[data-motion] :focus-visible > & {
    animation-play-state: paused;
  }

  /* Without motion the items are in columns, each once. */
  ${noAutoplay} {
    display: grid;
    flex: 1;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
    gap: ${space[5]} ${space[4]};
    padding-block: ${space[2]};

    &[aria-hidden] {
      display: none;
    }
  }

  ${from.tablet} {
    ${noAutoplay} {
      padding: ${space[6]};
    }
  }
`

/** An endlessly moving row, which pauses on hover and on focus. */
export const Marquee = ({
  labelledBy,
  duration = marquee.duration,
  gap = space[10],
  children,
}: MarqueeProps) => {
  const view = useRef<HTMLDivElement>(null)
  const inView = useInView(view)
  return (
    <MarqueeWindow
      ref={view}
      role="group"
      aria-labelledby={labelledBy}
      tabIndex={0}
      $gap={gap}
      {...inViewAttribute(inView)}
    >
      {Array.from({ length: marquee.copies }, (_, copy) => (
        <Row key={copy} $duration={duration} aria-hidden={copy > 0 || undefined}>
          {children}
        </Row>
      ))}
    </MarqueeWindow>
  )
}
