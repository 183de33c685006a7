import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { PageContainer, lineNumber } from '../components/grid/PageContainer'
import { from } from '../styles/breakpoints'
import { color, light } from '../styles/colors'
import { hairline } from '../styles/shape'
import { space } from '../styles/space'
import { type } from '../styles/type'
import { useSchedulingDialog } from './booking/useSchedulingDialog'

export interface BannerProps {
  title: string
  text: string
  /** Leads on, or with `popup` opens the booking calendar over the page. */
  action: { title: string; link: string; popup?: boolean | null }
}

const Band = styled.section`
  border-top: ${hairline} solid ${color.line};

  @media print {
    border: 0;
    break-inside: avoid;
  }
`

const Lit = styled.div`
  display: grid;
  gap: ${space[6]};
  justify-items: start;
  align-items: center;
  padding: ${space[13]} 0;

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[10]};
    padding: ${space[16]} var(--inset);
    background: ${light.banner};
  }

  @media print {
    display: block;
    padding: ${space[6]} 0 0;
    background: none;
  }
`

const Title = styled.h2`
  ${type.banner}
  ${lineNumber}
`

const BannerText = styled.p`
  max-width: 38rem;
  margin-top: ${space[3]};
  text-wrap: balance;
`

/** A lit band that asks for the next step. */
export const Banner = ({ title, text, action }: BannerProps) => {
  const { opener, dialog } = useSchedulingDialog()
  return (
    <Band aria-label={title}>
      <PageContainer>
        <Lit>
          <div>
            <Title>{title}</Title>
            <BannerText>{text}</BannerText>
          </div>
          <ButtonLink
            to={action.link}
            icon={action.popup ? 'calendar' : 'arrow-right'}
            size="lg"
            {...(action.popup && opener)}
          >
            {action.title}
          </ButtonLink>
        </Lit>
        {dialog}
      </PageContainer>
    </Band>
  )
}
