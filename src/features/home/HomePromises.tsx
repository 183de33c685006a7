import styled from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { fillText } from '../../../plugins/content'
import { CodeSymbol } from '../../components/text/CodeSymbol'
import { FlipCard } from '../../components/flip-card/FlipCard'
import { Section } from '../../components/grid/Section'
import { translucent } from '../../styles/colors'
import { hiddenInPrint } from '../../styles/mixins'
import { control, hairline, space, up } from '../../styles/sizes'
import { pointText, type } from '../../styles/type'

const Cards = styled.ul`
  display: grid;
  gap: ${space[4]};
  padding: ${space[2]} var(--inset) ${space[6]};

  ${up.tablet} {
    gap: ${space[5]};
    padding-block: 0 ${space[28]};
  }

  ${up.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const CardSymbol = styled(CodeSymbol)`
  height: min(5rem, 38cqi);
  margin-block: 0 ${space[6]};
  margin-inline: -${space[1]} 0;

  ${up.tablet} {
    height: min(7.25rem, 38cqi);
  }

  @media (forced-colors: active) {
    display: none;
  }

  ${hiddenInPrint}
`

const FrontTitle = styled.h3`
  margin-top: auto;
  ${type.title}
`

const BackTitle = styled.p`
  /* As high as the button that turns the card, and next to it. */
  min-height: min(${control.small}, 13cqi);
  align-content: center;
  margin-inline-end: min(${space[13]}, 13cqi);
  ${type.cardTitle}

  ${up.tablet} {
    min-height: 0;
  }
`

/** The text of either side. */
const CardText = styled.p`
  margin-top: ${space[1]};
  ${pointText}

  ${up.tablet} {
    margin-top: ${space[2]};
  }
`

const Terms = styled.dl`
  margin-top: auto;
  padding-top: ${space[4]};
  ${type.meta}

  ${up.tablet} {
    padding-top: ${space[6]};
    ${type.small}
  }
`

/* The title and the text at the ends of a line, or under each other if it is too short. */
const Term = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  padding: ${space[2]} 0;
  border-top: ${hairline} solid ${translucent.rule};

  ${up.tablet} {
    padding-block: ${space[3]};
  }

  &:last-child {
    padding-bottom: 0;
  }

  dd {
    margin-inline-start: auto;
    text-align: end;
  }
`

const PromiseCard = ({ symbol, front, back }: Queries.HomePromisesCardsFragment) => {
  const labels = useLabels()
  return (
    <FlipCard
      turnLabel={fillText(labels.flipCard, { title: front.title })}
      front={
        <>
          <CardSymbol symbol={symbol} />
          <FrontTitle>{front.title}</FrontTitle>
          <CardText>{front.text}</CardText>
        </>
      }
      back={
        <>
          <BackTitle>{back.title}</BackTitle>
          <CardText>{back.text}</CardText>
          <Terms>
            {back.points.map(({ title, description }) => (
              <Term key={title}>
                <dt>{title}</dt>
                <dd>{description}</dd>
              </Term>
            ))}
          </Terms>
        </>
      }
    />
  )
}

/** Promises on flip cards. */
export const HomePromises = ({ title, cards }: Queries.HomePromisesFragment) => (
  <Section title={title} large>
    <Cards>
      {cards.map((card) => (
        <li key={card.front.title}>
          <PromiseCard {...card} />
        </li>
      ))}
    </Cards>
  </Section>
)
