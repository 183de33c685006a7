import { withPrefix } from 'gatsby'
import styled from 'styled-components'
import { Frame, lineNumber } from '../components/Frame'
import { from } from '../styles/breakpoints'
import { color } from '../styles/colors'
import { hairline } from '../styles/shape'
import { space } from '../styles/space'
import { type } from '../styles/type'

export interface ClientLogosProps {
  title: string
  clients: readonly { name: string; url: string; urlHover: string }[]
}

const Band = styled.section`
  border-top: ${hairline} solid ${color.line};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[5]} ${space[8]};
  padding: ${space[8]} 0;

  ${from.tablet} {
    padding-inline: var(--inset);
  }
`

const Title = styled.h2`
  ${type.small}
  ${lineNumber}
  font-weight: 560;
`

const Logos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[5]} ${space[10]};

  img {
    width: auto;
    height: 2.25rem;
  }
`

/** Who the agency works for. */
export const ClientLogos = ({ title, clients }: ClientLogosProps) => (
  <Band aria-label={title}>
    <Frame>
      <Row>
        <Title>{title}</Title>
        <Logos>
          {clients.map(({ name, url }) => (
            <li key={name}>
              <img src={withPrefix(url)} alt={name} height="36" loading="lazy" />
            </li>
          ))}
        </Logos>
      </Row>
    </Frame>
  </Band>
)
