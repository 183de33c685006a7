import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { color, translucent } from '../styles/colors'
import { plainWord } from '../styles/mixins'
import { transition } from '../styles/motion'
import { control, hairline, radius, space } from '../styles/sizes'
import { type } from '../styles/type'
import { Icon } from './icon/Icon'
import { Link, type LinkProps } from './link/Link'
import { Spinner } from './motion/Spinner'

interface ButtonStyleProps {
  /** primary: the main action of its section. outline: a secondary one. destructive: one that cannot be undone. */
  variant?: 'primary' | 'outline' | 'destructive'
  /** icon: square; see IconButton. */
  size?: 'default' | 'sm' | 'lg' | 'icon'
  /** The name of a Lucide icon after the text. */
  icon?: string
}

interface StyleAttributes {
  'data-variant'?: ButtonStyleProps['variant']
  'data-size'?: ButtonStyleProps['size']
}

/** Included only in the styles of the few pages that use it. */
const destructive = css`
  border-color: ${color.dangerFill};
  background: ${color.dangerFill};

  &:is(:hover, :active) {
    background: ${color.dangerFill};
    filter: brightness(0.92);
  }
`

/** The styles of a button, selected by its attributes data-variant and data-size. */
const Control = styled.button<StyleAttributes>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${control.large};
  padding: ${space[2]} min(${space[5]}, 6.25vw);
  border: ${hairline} solid ${color.primary};
  border-radius: ${radius.control};
  background: ${color.primary};
  box-shadow: inset 1px 1px 0 ${translucent.highlight};
  color: ${color.onPrimary};
  ${type.small}
  font-weight: 560;
  line-height: 1.25;
  text-align: center;
  ${transition('background-color', 'border-color', 'transform')}

  &:is(:hover, :active) {
    background: ${color.primaryStrong};
  }

  &:active {
    transform: translateY(1px);
  }

  /* As weak as the styles above, so that states and print override them. */
  &:where([data-variant='outline']) {
    border-color: ${color.lineStrong};
    background: transparent;
    box-shadow: none;
    color: ${color.text};

    &:is(:hover, :active) {
      background: ${color.surfaceRaised};
      border-color: ${color.field};
    }
  }

  ${(attributes) => attributes['data-variant'] === 'destructive' && destructive}

  &:where([data-size='sm']) {
    min-height: ${control.small};
    padding: ${space[1]} ${space[4]};
    font-size: 0.9375rem;
  }

  &:where([data-size='lg']) {
    min-height: 3.5rem;
    padding: ${space[3]} min(${space[6]}, 6.25vw);
  }

  &:where([data-size='icon']) {
    width: ${control.medium};
    height: ${control.medium};
    min-height: 0;
    padding: 0;
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

  /* Keeps its space, so that showing it needs no layout. */
  &[hidden] {
    visibility: hidden;
  }

  @media print {
    &,
    &[aria-disabled='true'],
    &:disabled {
      ${plainWord}
    }
  }
`

export interface ButtonProps extends ButtonStyleProps, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner and ignores clicks. */
  loading?: boolean
  children: ReactNode
}

/** A button for an action. For navigation use ButtonLink. */
export const Button = ({
  variant,
  size,
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
    data-variant={variant}
    data-size={size}
  >
    {children}
    {loading ? <Spinner /> : icon && <Icon name={icon} />}
  </Control>
)

export interface ButtonLinkProps extends ButtonStyleProps, Omit<LinkProps, 'to'> {
  /** A path or an address; null shows the link as disabled and announces it so. */
  to: string | null
  children: ReactNode
}

/** A link that looks like a button. */
export const ButtonLink = ({
  to,
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) => {
  const content = (
    <>
      {children}
      {icon && <Icon name={icon} />}
    </>
  )
  const styles = { className, 'data-variant': variant, 'data-size': size }
  return to === null ? (
    <Control as="span" role="link" aria-disabled="true" {...styles}>
      {content}
    </Control>
  ) : (
    <Control {...rest} as={Link} to={to} {...styles}>
      {content}
    </Control>
  )
}
