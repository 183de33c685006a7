import type { AnchorHTMLAttributes } from 'react'
import styled, { css } from 'styled-components'
import { ButtonLink } from '../../components/Button'
import { Link } from '../../components/link/Link'
import { transition } from '../../styles/motion'
import { control, hairline, layer, radius, shadow, space } from '../../styles/sizes'
import { type } from '../../styles/type'

/** Between the click and the dialog, whose code is loading. */
const loadingLink = css`
  &[aria-busy='true'] {
    opacity: 0.6;
    cursor: progress;
  }
`

const LinkButton = styled(ButtonLink)`
  ${loadingLink}
`

const Badge = styled(Link)<{ $background: string; $text: string }>`
  position: fixed;
  z-index: ${layer.float};
  inset-inline-end: ${space[4]};
  bottom: ${space[4]};
  display: flex;
  align-items: center;
  min-height: ${control.large};
  padding: ${space[2]} ${space[6]};
  border-radius: ${radius.round};
  background: ${({ $background }) => $background};
  color: ${({ $text }) => $text};
  box-shadow: ${shadow.frame};
  ${type.small}
  font-weight: 560;
  ${transition('transform')}

  &:active {
    transform: translateY(1px);
  }

  &:focus-visible {
    border-radius: ${radius.round};
  }

  ${loadingLink}

  @media (forced-colors: active) {
    border: ${hairline} solid;
  }
`

export interface SchedulingLinkContent {
  to: string
  text: string
  /** The CSS colors of the floating badge; without them the link looks like a large button. */
  badge?: { background: string; color: string }
}

/** A link to the calendar. */
export const SchedulingAnchor = ({
  to,
  text,
  badge,
  ...rest
}: SchedulingLinkContent & AnchorHTMLAttributes<HTMLAnchorElement>) =>
  badge ? (
    <Badge {...rest} to={to} $background={badge.background} $text={badge.color}>
      {text}
    </Badge>
  ) : (
    <LinkButton {...rest} to={to} icon="calendar" size="lg">
      {text}
    </LinkButton>
  )
