import styled from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { ButtonLink } from '../../components/Button'
import { Stack } from '../../components/grid/Stack'
import { Typography } from '../../components/text/Typography'
import { VisuallyHidden } from '../../components/text/VisuallyHidden'
import { useSite } from '../../hooks/useSite'
import { useAddresses } from '../../hooks/useAddresses'
import { space, up } from '../../styles/sizes'
import { useScheduling } from './useScheduling'

const Root = styled(Stack)`
  padding: ${space[10]} ${space[5]};

  ${up.tablet} {
    padding: ${space[16]} ${space[10]};
  }
`

const Explanation = styled.p`
  max-width: 34rem;
`

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  margin-top: ${space[3]};
`

/** Three ways to book a call without the embedded calendar. */
export const SchedulingFallback = () => {
  const labels = useLabels()
  const addresses = useAddresses()
  const { title, url, fallback } = useScheduling()
  const { email } = useSite()
  return (
    <Root $gap={4}>
      <Typography as="h2" $type="banner">
        {fallback.title}
      </Typography>
      <Explanation>{fallback.text}</Explanation>
      <Options>
        <ButtonLink to={url} icon="arrow-up-right" target="_blank">
          {fallback.open} <VisuallyHidden>({labels.opensNewTab})</VisuallyHidden>
        </ButtonLink>
        <ButtonLink
          to={`mailto:${email}?subject=${encodeURIComponent(title)}`}
          variant="outline"
          icon="mail"
        >
          {fallback.mail}
        </ButtonLink>
        <ButtonLink to={addresses.contact} variant="outline" icon="arrow-right">
          {fallback.write}
        </ButtonLink>
      </Options>
    </Root>
  )
}
