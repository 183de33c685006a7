import styled from 'styled-components'
import { ButtonLink } from '../../components/Button'
import { Stack } from '../../components/grid/Stack'
import { Typography } from '../../components/text/Typography'
import { VisuallyHidden } from '../../components/text/VisuallyHidden'
import { space, up } from '../../styles/sizes'

export interface SchedulingFallbackProps {
  title: string
  text: string
  /** The links to the calendar in a new tab, to an email and to the contact form, with their texts. */
  open: { to: string; text: string; opensNewTab: string }
  mail: { to: string; text: string }
  write: { to: string; text: string }
}

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
export const SchedulingFallback = ({ title, text, open, mail, write }: SchedulingFallbackProps) => (
  <Root $gap={4}>
    <Typography as="h2" $type="banner">
      {title}
    </Typography>
    <Explanation>{text}</Explanation>
    <Options>
      <ButtonLink to={open.to} icon="arrow-up-right" target="_blank">
        {open.text}
        <VisuallyHidden>{open.opensNewTab}</VisuallyHidden>
      </ButtonLink>
      <ButtonLink to={mail.to} variant="outline" icon="mail">
        {mail.text}
      </ButtonLink>
      <ButtonLink to={write.to} variant="outline" icon="arrow-right">
        {write.text}
      </ButtonLink>
    </Options>
  </Root>
)
