import { useRef, type ReactElement, type ReactNode } from 'react'
import styled from 'styled-components'
import { useOpenForPrint } from '../hooks/useOpenForPrint'
import { color } from '../styles/colors'
import { motion } from '../styles/motion'
import { openFromTablet, plusOrMinus } from '../styles/mixins'
import { space } from '../styles/sizes'
import { type } from '../styles/type'
import { Icon } from './icon/Icon'

export interface PhoneDetailsProps {
  /** The summary on phones. */
  title: ReactNode
  /** The heading from tablets on and in print; it needs the class "if-wide". */
  heading?: ReactElement
  /** Whether it is open at first on phones. */
  open?: boolean
  children: ReactNode
}

const Root = styled.details`
  ${openFromTablet}

  &[open] > :last-child {
    padding-bottom: ${space[3]};
  }
`

const Summary = styled.summary`
  position: relative;
  padding: ${space[3]} calc(${space[5]} + ${space[4]}) ${space[3]} 0;
  color: ${color.text};
  ${type.title}
  font-size: 1.125rem;
  overflow-wrap: anywhere;
  transition: color ${motion.press};

  &:hover {
    color: ${color.link};
  }

  svg {
    position: absolute;
    inset: 0 0 0 auto;
    margin-block: auto;
  }

  ${plusOrMinus}
`

/** A native disclosure on phones; from tablets on its content always shows under the heading. */
export const PhoneDetails = ({ title, heading, open, children }: PhoneDetailsProps) => {
  const root = useRef<HTMLDetailsElement>(null)
  useOpenForPrint(root)
  return (
    <Root ref={root} open={open}>
      <Summary>
        {title}
        <Icon name="plus" />
      </Summary>
      {heading}
      {children}
    </Root>
  )
}
