import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { lineNumber, PageContainer } from '../components/grid/PageContainer'
import { useSite } from '../hooks/useSite'
import { useAddresses } from '../hooks/useAddresses'
import { gradient } from '../styles/colors'
import { hairlineTop } from '../styles/mixins'
import { space, up } from '../styles/sizes'
import { pointText, type } from '../styles/type'
import { ContactPerson } from './ContactDetails'
import { CalendarLink } from './booking/CalendarLink'

/** With `popup` its link opens the booking calendar in a dialog. */
export type BannerProps = Queries.CallToActionFragment

const Root = styled.section`
  ${hairlineTop}

  @media print {
    border: 0;
    break-inside: avoid;
  }
`

/** The text and, from tablets up, the button next to it. */
const Columns = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  align-items: center;
  padding: ${space[6]} 0;

  ${up.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[10]};
    padding: ${space[16]} var(--inset);
    background: ${gradient.banner};
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
  margin-top: ${space[2]};
  ${pointText}

  ${up.tablet} {
    margin-top: ${space[3]};
    text-wrap: balance;
  }
`

const BannerPerson = styled(ContactPerson)`
  padding-top: ${space[4]};

  ${up.tablet} {
    padding-top: ${space[6]};
  }

  @media print {
    padding-block: ${space[3]};
  }
`

/** A section with a call to action. */
export const Banner = ({ title, text, action }: BannerProps) => {
  const addresses = useAddresses()
  const { pages } = useSite()
  const opensDialog = action.popup && pages.includes(addresses.booking)
  return (
    <Root aria-label={title}>
      <PageContainer>
        <Columns>
          <div>
            <Title>{title}</Title>
            <BannerText>{text}</BannerText>
            <BannerPerson
              purpose={opensDialog || action.link === addresses.booking ? 'call' : undefined}
            />
          </div>
          {opensDialog ? (
            <CalendarLink to={action.link} text={action.title} />
          ) : (
            <ButtonLink to={action.link} icon="arrow-right" size="lg">
              {action.title}
            </ButtonLink>
          )}
        </Columns>
      </PageContainer>
    </Root>
  )
}
