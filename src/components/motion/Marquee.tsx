import { useRef, type ReactNode } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { from } from '../../styles/breakpoints'
import { paused, autoplay, fadedSides, marquee } from '../../styles/motion'
import { space } from '../../styles/space'
import { inViewAttribute, useInView } from '../../hooks/useInView'

export interface MarqueeProps {
  /** The id of the heading that names the row. */
  labelledBy: string
  /** The time in which the row moves by its own width. */
  duration?: string
  /** Between two entries. */
  gap?: string
  /** How often the entries stand in the row, so that it never runs empty. */
  repeat?: number
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

  ${paused} {
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

  /* Standing still the entries are in columns, and each is there once. */
  ${paused} {
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
    ${paused} {
      padding: ${space[6]};
    }
  }
`

/** A row that moves without end, and waits while it is pointed at or has the focus. */
export const Marquee = ({
  labelledBy,
  duration = marquee.duration,
  gap = space[10],
  repeat = marquee.repeat,
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
      {Array.from({ length: repeat }, (_, copy) => (
        <Row key={copy} $duration={duration} aria-hidden={copy > 0 || undefined}>
          {children}
        </Row>
      ))}
    </MarqueeWindow>
  )
}
