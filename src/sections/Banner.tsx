import styled from 'styled-components'
import { ButtonLink } from '../components/Button'
import { Box, PageContainer, Typography } from '../components/grid/Box'
import { useSite } from '../hooks/useSite'
import { bookingPath } from '../content/addresses'
import { gradient } from '../styles/colors'
import { space, up } from '../styles/sizes'
import { ContactPerson } from './ContactDetails'
import { useSchedulingDialog } from './booking/useSchedulingDialog'

/** With `popup` its link opens the booking calendar in a dialog. */
export type BannerProps = Queries.CallToActionFragment

const Inner = styled.div`
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
`

/** A section with a call to action. */
export const Banner = ({ title, text, action }: BannerProps) => {
  const { pages } = useSite()
  const { opener, dialog } = useSchedulingDialog()
  const opensDialog = action.popup && pages.includes(bookingPath)
  return (
    <Box $ruled as="section" data-print="plain keep-together" aria-label={title}>
      <PageContainer>
        <Inner data-print="plain block above-6">
          <div>
            <Typography as="h2" $type="banner" $numbered>
              {title}
            </Typography>
            <Typography
              $type={['small', 'body']}
              $above={[2, 3]}
              $max="38rem"
              $wrap={[null, 'balance']}
            >
              {text}
            </Typography>
            <ContactPerson
              purpose={opensDialog || action.link === bookingPath ? 'call' : undefined}
              $top={[4, 6]}
              data-print="above-3 below-3"
            />
          </div>
          <ButtonLink
            to={action.link}
            icon={opensDialog ? 'calendar' : 'arrow-right'}
            size="lg"
            {...(opensDialog && opener)}
          >
            {action.title}
          </ButtonLink>
        </Inner>
        {dialog}
      </PageContainer>
    </Box>
  )
}
