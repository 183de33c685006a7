import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../styles/colors'
import { hairline, radius, space } from '../styles/sizes'
import { type } from '../styles/type'
import { Icon } from './icon/Icon'
import type { InterfaceIcon } from './icon/interface-icons'

export interface AlertProps {
  /** success: a finished action. danger: an error. */
  tone: 'success' | 'danger'
  title: string
  /** Whether it receives the focus when it appears, so that screen readers read it. */
  focusOnMount?: boolean
  children?: ReactNode
}

const icons: Record<AlertProps['tone'], InterfaceIcon> = {
  success: 'check',
  danger: 'circle-alert',
}

const AlertBox = styled.div<{ $tone: AlertProps['tone'] }>`
  --tone: ${({ $tone }) => color[$tone]};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  width: 100%;
  padding: ${space[5]};
  border: ${hairline} solid var(--tone);
  border-radius: ${radius.control};
  background: ${color.surface};
  scroll-margin-top: calc(var(--header) + ${space[6]});

  > svg {
    margin-top: 0.1875rem;
    color: var(--tone);
  }
`

const Title = styled.h3`
  ${type.title}
`

const Content = styled.div`
  grid-column: 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  justify-items: start;
  ${type.small}

  > button {
    margin-top: ${space[3]};
  }
`

/** The result of an action. Give each result a new key, so that each one is announced. */
export const Alert = ({ tone, title, focusOnMount = false, children }: AlertProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusOnMount) box.current?.focus()
  }, [focusOnMount])
  return (
    <AlertBox ref={box} tabIndex={-1} role={tone === 'danger' ? 'alert' : 'status'} $tone={tone}>
      <Icon name={icons[tone]} size="1.375rem" />
      <Title>{title}</Title>
      {children && <Content>{children}</Content>}
    </AlertBox>
  )
}
