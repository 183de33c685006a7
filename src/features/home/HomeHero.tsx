import { graphql } from 'gatsby'
import styled, { css, keyframes } from 'styled-components'
import { ButtonLink } from '../../components/Button'
import { lineNumber, PageContainer } from '../../components/grid/PageContainer'
import { Sparkles } from '../../components/motion/Sparkles'
import { TextLink } from '../../components/link/TextLink'
import { Picture } from '../../components/Picture'
import { color } from '../../styles/colors'
import { hiddenInPrint, hairlineTop } from '../../styles/mixins'
import { motionOk, motion } from '../../styles/motion'
import { imageSizes, space, up } from '../../styles/sizes'
import { hasDecorations, headlineMark, type } from '../../styles/type'

/* The headline above the introduction; from desktops up next to it, if there is room. */
const Opening = styled.div`
  display: grid;
  /* The sparkles below the headline are in the middle of it. */
  gap: ${space[10]} ${space[8]};
  padding: ${space[10]} 0;

  ${up.tablet} {
    padding: ${space[24]} var(--inset) ${space[19]};
  }

  ${up.desktop} {
    display: flex;
    flex-wrap: wrap;
    align-items: last baseline;
    justify-content: space-between;
  }
`

const Headline = styled.h1`
  position: relative;
  isolation: isolate;
  justify-self: start;
  ${type.hero}
`

const Line = styled.span`
  display: block;
  ${lineNumber}
`

const draw = keyframes`
  from {
    transform: scaleY(0);
  }
`

/** In wide windows one mark leads a line to a point in the picture, which covers what is too long. */
const ColoredMark = styled.span<{ $leads: boolean }>`
  position: relative;
  color: ${color.accent};

  ${({ $leads }) =>
    $leads &&
    css`
      ${up.wide} {
        &::after {
          content: '';
          position: absolute;
          top: 100%;
          inset-inline-start: 50%;
          width: 1px;
          height: 3em;
          background: ${color.accent};
          transform-origin: top;

          ${motionOk} {
            animation: ${draw} ${motion.drawLine} 300ms backwards;
          }
        }
      }
    `}
`

/** The headline marks in a line, which have their own color, and the text between them. */
const partsOf = (line: string): string[] =>
  !headlineMark
    ? [line]
    : line
        .split(headlineMark)
        .flatMap((part, index) => (index ? [headlineMark, part] : part))
        .filter(Boolean)

const Introduction = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  ${up.desktop} {
    flex: 1 1 18rem;
    max-width: 22rem;
  }
`

const Sentence = styled.p`
  max-width: 34rem;
  ${type.lead}
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[6]};
`

const PictureFrame = styled.div`
  ${hairlineTop}
`

/** The picture, which is transparent around its windows and has a grid of 24 by 12 squares there. */
const Windows = styled.div`
  position: relative;
  /* The line's end has a place in the picture, in every language. */
  direction: ltr;
  padding-top: ${space[5]};

  ${up.tablet} {
    padding-top: 0;
  }
`

/** The end of the line from the headline. */
const Dot = styled.span<{ $x: number; $y: number }>`
  display: none;

  ${up.wide} {
    position: absolute;
    inset-inline-start: ${({ $x }) => $x}%;
    top: ${({ $y }) => $y}%;
    display: block;
    width: 0.5rem;
    height: 0.5rem;
    margin: -0.25rem;
    border-radius: 50%;
    background: ${color.accent};
  }

  ${hiddenInPrint}
`

const HeroPicture = ({ hero }: { hero: Queries.HeroFragment }) => {
  const { picture, pictureNarrow, connectorEnd } = hero
  if (!picture) return null
  return (
    <PageContainer>
      <PictureFrame>
        <Windows>
          <Picture
            file={picture.imgUrl}
            alt={picture.imgAlt}
            sizes={imageSizes.full}
            narrow={pictureNarrow}
            priority
          />
          {connectorEnd && <Dot $x={connectorEnd.x} $y={connectorEnd.y} aria-hidden="true" />}
        </Windows>
      </PictureFrame>
    </PageContainer>
  )
}

/** The headline, a sentence, the call to action and the picture. */
export const HomeHero = ({ hero }: { hero: Queries.HeroFragment }) => (
  <>
    <PageContainer>
      <Opening>
        <Headline>
          {hero.headline.map((line, index) => (
            <Line key={index}>
              {partsOf(line).map((part, at) =>
                part === headlineMark ? (
                  <ColoredMark key={at} $leads={Boolean(hero.connectorEnd && hero.picture)}>
                    {headlineMark}
                  </ColoredMark>
                ) : (
                  part
                ),
              )}{' '}
            </Line>
          ))}
          {hasDecorations && <Sparkles />}
        </Headline>
        <Introduction>
          <Sentence>{hero.sentence}</Sentence>
          <Actions>
            <ButtonLink to={hero.action.link} icon="arrow-right">
              {hero.action.title}
            </ButtonLink>
            {hero.secondAction && (
              <TextLink to={hero.secondAction.link}>{hero.secondAction.title}</TextLink>
            )}
          </Actions>
        </Introduction>
      </Opening>
    </PageContainer>
    <HeroPicture hero={hero} />
  </>
)

export const fragment = graphql`
  fragment Hero on HomeHero {
    ...HomeHero
    picture {
      imgAlt
      imgUrl {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 1248
            outputPixelDensities: [0.75, 1, 2]
            formats: [AVIF]
            placeholder: NONE
          )
          webp: gatsbyImageData(
            layout: CONSTRAINED
            width: 2496
            outputPixelDensities: [1]
            formats: [WEBP]
            placeholder: NONE
          )
        }
      }
    }
    pictureNarrow {
      ...PhotoNarrow
    }
  }
`
