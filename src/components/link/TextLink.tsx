import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../../styles/colors'
import { movingArrow, plainWord } from '../../styles/mixins'
import { space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { Icon } from '../icon/Icon'
import { Link, type LinkProps } from './Link'

export interface TextLinkProps extends LinkProps {
  /** The name of a Lucide icon after the text; an arrow by default. */
  icon?: string
  children: ReactNode
}

const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 1.5rem;
  color: ${color.link};
  ${type.small}
  font-weight: 560;

  &:hover {
    color: ${color.text};
  }

  ${movingArrow('svg', '3px')}

  @media print {
    ${plainWord}
  }
`

/** A link with an icon after its text, to be on a line of its own. */
export const TextLink = ({ icon = 'arrow-right', children, ...rest }: TextLinkProps) => (
  <Anchor {...rest}>
    {children}
    <Icon name={icon} size="1.125rem" />
  </Anchor>
)
