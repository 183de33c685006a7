import styled, { css, keyframes } from 'styled-components'
import { color } from '../../styles/colors'
import { autoplay, motion } from '../../styles/motion'
import { inViewAttribute } from '../../hooks/useInView'
import { useSparkles } from './useSparkles'

const twinkle = keyframes`
  0%, 100% {
    opacity: 0;
    transform: scale(0) rotate(75deg);
  }

  50% {
    opacity: 0.8;
    transform: scale(1) rotate(120deg);
  }
`

const Field = styled.span`
  position: absolute;
  z-index: -1;
  inset: 0;
  overflow: clip;
  overflow-clip-margin: 1rem;
  pointer-events: none;

  @media print, (forced-colors: active) {
    display: none;
  }
`

/** As large as the field, so that percentages of `translate` are relative to the field; the star is in its corner. */
const Position = styled.i<{ $translate: string }>`
  position: absolute;
  inset: 0;
  translate: ${({ $translate }) => $translate};
  transition: opacity ${motion.fade};

  &[data-faded] {
    opacity: 0;
  }
`

const Star = styled.svg<{ $index: number }>`
  position: absolute;
  width: ${({ $index }) => 0.75 + (($index * 3) % 5) * 0.1875}rem;
  aspect-ratio: 1;
  margin: -0.5rem;
  fill: ${({ $index }) => ($index % 2 ? color.highlight : color.link)};
  opacity: 0.5;

  ${({ $index }) =>
    autoplay(css`
      ${twinkle} ${motion.twinkle} ${$index * -0.61}s
    `)}
`

/** Twinkling stars behind a text. The parent must be positioned and isolated. Screen readers skip them. */
export const Sparkles = () => {
  const { field, positions, inView } = useSparkles()
  return (
    <Field ref={field} aria-hidden="true" {...inViewAttribute(inView)}>
      {positions.map((translate, index) => (
        <Position key={index} $translate={translate}>
          <Star viewBox="0 0 20 20" $index={index}>
            <path d="M10 0c.9 6.2 3.8 9.1 10 10-6.2.9-9.1 3.8-10 10-.9-6.2-3.8-9.1-10-10 6.2-.9 9.1-3.8 10-10Z" />
          </Star>
        </Position>
      ))}
    </Field>
  )
}
