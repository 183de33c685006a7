import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import { fillText } from '../../../plugins/content'
import { CodeSymbol } from '../../components/text/CodeSymbol'
import { FlipCard } from '../../components/flip-card/FlipCard'
import { Section } from '../../components/grid/Section'
import { Typography } from '../../components/grid/Box'
import { translucent } from '../../styles/colors'
import { control, hairline, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

const Row = styled.ul`
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

const Terms = styled.dl`
  margin-top: auto;
  padding-top: ${space[4]};
  ${type.meta}

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding: ${space[2]} 0;
    border-top: ${hairline} solid ${translucent.rule};
  }

  > :last-child {
    padding-bottom: 0;
  }

  dd {
    margin-inline-start: auto;
    text-align: end;
  }

  ${up.tablet} {
    padding-top: ${space[6]};
    ${type.small}

    > div {
      padding-block: ${space[3]};
    }
  }
`

const PromiseCard = ({ symbol, front, back }: Queries.HomePromisesCardsFragment) => (
  <FlipCard
    turnLabel={fillText(labels.flipCard, { title: front.title })}
    front={
      <>
        <CardSymbol data-print="hide" symbol={symbol} />
        <Typography as="h3" $type="title" $above="auto">
          {front.title}
        </Typography>
        <Typography $type={['small', 'body']} $above={[1, 2]}>
          {front.text}
        </Typography>
      </>
    }
    back={
      <>
        <BackTitle>{back.title}</BackTitle>
        <Typography $type={['small', 'body']} $above={[1, 2]}>
          {back.text}
        </Typography>
        <Terms>
          {back.points.map(({ title, description }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </Terms>
      </>
    }
  />
)

/** Promises on flip cards. */
export const HomePromises = ({ title, cards }: Queries.HomePromisesFragment) => (
  <Section title={title} large>
    <Row>
      {cards.map((card) => (
        <li key={card.front.title}>
          <PromiseCard {...card} />
        </li>
      ))}
    </Row>
  </Section>
)
