import { graphql } from 'gatsby'
import styled, { css, keyframes } from 'styled-components'
import { ButtonLink } from '../../components/Button'
import { PageContainer, lineNumber } from '../../components/grid/PageContainer'
import { Row } from '../../components/grid/Row'
import { Sparkles } from '../../components/motion/Sparkles'
import { TextLink } from '../../components/link/TextLink'
import { color } from '../../styles/colors'
import { motionOk, motion } from '../../styles/motion'
import { space, up } from '../../styles/sizes'
import { headlineMark, type } from '../../styles/type'
import { HeroPicture } from './HeroPicture'

const Inner = styled.div`
  display: grid;
  /* The sparkles below the headline need it. */
  gap: ${space[8]};
  padding: ${space[10]} 0;

  ${up.tablet} {
    gap: ${space[8]};
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

/** With a line to the point in the picture that `lead` names. */
const HeadlineMark = styled.span<{ $leads: boolean }>`
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

const Aside = styled.div`
  display: grid;
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

/** The headline marks in a line, which have their own color, and the text between them. */
const partsOf = (line: string): string[] =>
  !headlineMark
    ? [line]
    : line
        .split(headlineMark)
        .flatMap((part, index) => (index ? [headlineMark, part] : part))
        .filter(Boolean)

/** The headline, a sentence, the call to action and the picture. */
export const HomeHero = ({ hero }: { hero: Queries.HomeHeroFragment }) => (
  <>
    <PageContainer>
      <Inner>
        <Headline>
          {hero.headline.map((line) => (
            <Line key={line}>
              {partsOf(line).map((part) =>
                part === headlineMark ? (
                  <HeadlineMark key={part} $leads={Boolean(hero.connectorEnd && hero.picture)}>
                    {headlineMark}
                  </HeadlineMark>
                ) : (
                  part
                ),
              )}{' '}
            </Line>
          ))}
          <Sparkles />
        </Headline>
        <Aside>
          <Sentence>{hero.sentence}</Sentence>
          <Row $gap={6} $rowGap={4}>
            <ButtonLink to={hero.action.link} icon="arrow-right">
              {hero.action.title}
            </ButtonLink>
            {hero.secondAction && (
              <TextLink to={hero.secondAction.link}>{hero.secondAction.title}</TextLink>
            )}
          </Row>
        </Aside>
      </Inner>
    </PageContainer>
    <HeroPicture hero={hero} />
  </>
)

export const fragment = graphql`
  fragment HomeHero on HomeHero {
    headline
    sentence
    action {
      title
      link
    }
    secondAction {
      title
      link
    }
    connectorEnd {
      x
      y
    }
    picture {
      imgAlt
      imgUrl {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 1248
            outputPixelDensities: [0.75, 1, 1.5, 2]
            formats: [AVIF, WEBP]
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
