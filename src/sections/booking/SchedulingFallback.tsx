import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import { ButtonLink } from '../../components/Button'
import { VisuallyHidden } from '../../components/text/VisuallyHidden'
import { useSite } from '../../hooks/useSite'
import { contactPath } from '../../../plugins/content'
import { Typography } from '../../components/text/Typography'
import { space, up } from '../../styles/sizes'
import { useScheduling } from './useScheduling'

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  padding: ${space[10]} ${space[5]};

  ${up.tablet} {
    padding: ${space[16]} ${space[10]};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  margin-top: ${space[3]};
`

/** Three ways to book a call without the embedded calendar. */
export const SchedulingFallback = () => {
  const { title, url, fallback } = useScheduling()
  const { email } = useSite()
  return (
    <Box>
      <Typography as="h2" $type="banner">
        {fallback.title}
      </Typography>
      <Typography $max="34rem">{fallback.text}</Typography>
      <Actions>
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
        <ButtonLink to={contactPath} variant="outline" icon="arrow-right">
          {fallback.write}
        </ButtonLink>
      </Actions>
    </Box>
  )
}
