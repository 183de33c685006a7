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
`

const Summary = styled.summary`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
  padding-block: ${space[3]};
  color: ${color.text};
  ${type.title}
  font-size: 1.125rem;
  transition: color ${motion.press};

  &:hover {
    color: ${color.link};
  }

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  svg {
    align-self: center;
  }

  ${plusOrMinus}
`

const Content = styled.div`
  [open] > & {
    padding-bottom: ${space[3]};
  }
`

/** A native disclosure on phones; from tablets on its content always shows under the heading. */
export const PhoneDetails = ({ title, heading, open, children }: PhoneDetailsProps) => {
  const root = useRef<HTMLDetailsElement>(null)
  useOpenForPrint(root)
  return (
    <Root ref={root} open={open}>
      <Summary>
        <span>{title}</span>
        <Icon name="plus" />
      </Summary>
      {heading}
      <Content>{children}</Content>
    </Root>
  )
}
