import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { color, translucent } from '../styles/colors'
import { motion } from '../styles/motion'
import { control, hairline, radius, space } from '../styles/sizes'
import { type } from '../styles/type'
import { Icon } from './icon/Icon'
import { Link, type LinkProps } from './Link'
import { Spinner } from './motion/Spinner'

interface ButtonStyleProps {
  /** primary: the main action of its section. outline: a secondary one. destructive: one that cannot be undone. */
  variant?: 'primary' | 'outline' | 'destructive'
  /** icon: square; see IconButton. */
  size?: 'default' | 'sm' | 'lg' | 'icon'
  /** The name of a Lucide icon after the text. */
  icon?: string
}

interface StyledProps {
  $variant: NonNullable<ButtonStyleProps['variant']>
  $size: NonNullable<ButtonStyleProps['size']>
}

const sizes = {
  default: css`
    min-height: ${control.large};
    padding: ${space[2]} min(${space[5]}, 6.25vw);
  `,
  sm: css`
    min-height: ${control.small};
    padding: ${space[1]} ${space[4]};
    font-size: 0.9375rem;
  `,
  lg: css`
    min-height: 3.5rem;
    padding: ${space[3]} min(${space[6]}, 6.25vw);
  `,
  icon: css`
    width: ${control.medium};
    height: ${control.medium};
  `,
}

const filled = (fill: string) => css`
  background: ${fill};
  color: ${color.onPrimary};
  border-color: ${fill};
  box-shadow: inset 1px 1px 0 ${translucent.highlight};
`

const variants = {
  primary: css`
    ${filled(color.primary)}

    &:hover {
      background: ${color.primaryStrong};
    }
  `,
  outline: css`
    background: transparent;
    color: ${color.text};
    border-color: ${color.lineStrong};

    &:hover {
      background: ${color.surfaceRaised};
      border-color: ${color.field};
    }
  `,
  destructive: css`
    ${filled(color.dangerFill)}

    &:hover {
      filter: brightness(0.92);
    }
  `,
}

const buttonStyle = css<StyledProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  border: ${hairline} solid;
  border-radius: ${radius.control};
  ${type.small}
  font-weight: 560;
  line-height: 1.25;
  text-align: center;
  transition:
    background-color ${motion.press},
    border-color ${motion.press},
    transform ${motion.press};
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}

  &:active {
    transform: translateY(1px);
  }

  &:focus-visible {
    border-radius: ${radius.control};
  }

  &[aria-disabled='true'],
  &:disabled {
    background: ${color.surfaceRaised};
    border-color: ${color.lineStrong};
    color: ${color.textFaint};
    box-shadow: none;
    cursor: not-allowed;
    transform: none;
  }

  @media print {
    display: inline;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    color: ${color.text};
    text-align: start;
  }
`

const Control = styled.button<StyledProps>`
  ${buttonStyle}
`

const Anchor = styled(Link).withConfig({
  shouldForwardProp: (name) => !name.startsWith('$'),
})<StyledProps>`
  ${buttonStyle}
`

const DisabledLink = styled.span<StyledProps>`
  ${buttonStyle}
`

export interface ButtonProps extends ButtonStyleProps, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner and ignores clicks. */
  loading?: boolean
  children: ReactNode
}

/** A button for an action. For navigation use ButtonLink. */
export const Button = ({
  variant = 'primary',
  size = 'default',
  icon,
  loading = false,
  type: buttonType = 'button',
  children,
  ...rest
}: ButtonProps) => (
  <Control
    {...rest}
    {...(loading && { 'aria-disabled': true, 'aria-busy': true, onClick: undefined })}
    type={loading ? 'button' : buttonType}
    $variant={variant}
    $size={size}
  >
    {children}
    {loading ? <Spinner /> : icon && <Icon name={icon} />}
  </Control>
)

export interface ButtonLinkProps extends ButtonStyleProps, Omit<LinkProps, 'to'> {
  /** A path or an address; null shows and announces the link as disabled. */
  to: string | null
  children: ReactNode
}

/** A link that looks like a button. */
export const ButtonLink = ({
  to,
  variant = 'primary',
  size = 'default',
  icon,
  children,
  ...rest
}: ButtonLinkProps) => {
  const content = (
    <>
      {children}
      {icon && <Icon name={icon} />}
    </>
  )
  return to === null ? (
    <DisabledLink role="link" aria-disabled="true" $variant={variant} $size={size}>
      {content}
    </DisabledLink>
  ) : (
    <Anchor {...rest} to={to} $variant={variant} $size={size}>
      {content}
    </Anchor>
  )
}
