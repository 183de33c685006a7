import { useId } from 'react'
import styled from 'styled-components'
import { PageContainer, lineNumber } from '../components/grid/PageContainer'
import { Marquee, type MarqueeProps } from '../components/motion/Marquee'
import { PauseMotion } from './PauseMotion'
import { color } from '../styles/colors'
import { from, hairline, space } from '../styles/sizes'
import { type } from '../styles/type'

export interface MarqueeSectionProps extends Omit<MarqueeProps, 'labelledBy'> {
  title: string
}

const Root = styled.section`
  border-top: ${hairline} solid ${color.line};
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[5]} ${space[6]};
  padding: ${space[6]} 0 ${space[8]};

  /* The moving row is under its heading and the button. */
  > :nth-child(2) {
    grid-row: 2;
    grid-column: 1 / -1;
  }

  ${from.tablet} {
    display: flex;
    gap: 0;
    padding: 0;
    min-height: 7.5rem;
  }
`

const Title = styled.h2`
  ${type.small}
  ${lineNumber}
  font-weight: 560;

  ${from.tablet} {
    flex: none;
    align-self: stretch;
    align-content: center;
    min-width: 12.5rem;
    padding: ${space[5]} ${space[6]} ${space[5]} var(--inset);
    border-right: ${hairline} solid ${color.line};
  }
`

const Control = styled.div`
  ${from.tablet} {
    padding-inline: ${space[4]};
  }
`

/** An endlessly moving row with a heading and the button that pauses it. */
export const MarqueeSection = ({ title, ...row }: MarqueeSectionProps) => {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <PageContainer>
        <Row>
          <Title id={id}>{title}</Title>
          <Marquee labelledBy={id} {...row} />
          <Control>
            <PauseMotion compact />
          </Control>
        </Row>
      </PageContainer>
    </Root>
  )
}
