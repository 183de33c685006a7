import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { Frame, lineNumber } from '../components/Frame'
import { TextLink } from '../components/TextLink'
import { from } from '../styles/breakpoints'
import { color } from '../styles/colors'
import { space } from '../styles/space'
import { type } from '../styles/type'

export interface HomeHeroProps {
  hero: Queries.HomeHeroFragment
}

const Inner = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[13]} 0 ${space[16]};

  ${from.tablet} {
    padding: ${space[24]} var(--inset) ${space[19]};
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: last baseline;
  }
`

const Headline = styled.h1`
  ${type.hero}
`

const Line = styled.span`
  display: block;
  ${lineNumber}
`

const Semicolon = styled.span`
  color: ${color.accent};
`

const Aside = styled.div`
  display: grid;
  gap: ${space[6]};
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

/** The headline, one sentence, and the first thing to do. */
export const HomeHero = ({ hero }: HomeHeroProps) => (
  <Frame>
    <Inner>
      <Headline>
        {hero.headline.map((line) => (
          <Line key={line}>
            {line
              .split(/(?<=[^;])(?=;)|(?<=;)/)
              .map((part) => (part === ';' ? <Semicolon key={part}>;</Semicolon> : part))}{' '}
          </Line>
        ))}
      </Headline>
      <Aside>
        <Sentence>{hero.sentence}</Sentence>
        <Actions>
          <ButtonLink to={hero.action.link} icon="arrow-right">
            {hero.action.title}
          </ButtonLink>
          <TextLink to={hero.secondAction.link}>{hero.secondAction.title}</TextLink>
        </Actions>
      </Aside>
    </Inner>
  </Frame>
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
  }
`
