import labels from '../../../data/ui-text.json'
import { ButtonLink } from '../../components/Button'
import { Row, Stack, Typography } from '../../components/grid/Box'
import { VisuallyHidden } from '../../components/text/VisuallyHidden'
import { useSite } from '../../hooks/useSite'
import { contactPath } from '../../content/addresses'
import { useScheduling } from './useScheduling'

/** Three ways to book a call without the embedded calendar. */
export const SchedulingFallback = () => {
  const { title, url, fallback } = useScheduling()
  const { email } = useSite()
  return (
    <Stack $gap={4} $block={[10, 16]} $sides={[5, 10]}>
      <Typography as="h2" $type="banner">
        {fallback.title}
      </Typography>
      <Typography $max="34rem">{fallback.text}</Typography>
      <Row $gap={4} $rowGap={3} $above={3}>
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
      </Row>
    </Stack>
  )
}
