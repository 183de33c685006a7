import type { ReactNode } from 'react'
import styled from 'styled-components'
import { fillNodes } from '../components/text/fill-nodes'
import { partsOfAddress } from '../content/postal-address'
import { useLabels } from '../hooks/useLabels'
import { useSite } from '../hooks/useSite'

/* A part breaks only if it is longer than the line. */
const Part = styled.span`
  display: inline-block;
  max-width: 100%;
`

/** The address of the agency in the order of the page's language, and what follows it. */
export const PostalAddress = ({ children }: { children?: ReactNode }) => {
  const labels = useLabels()
  const { address } = useSite()
  const parts = Object.entries(partsOfAddress(address)).map(([name, text]) => [
    name,
    <Part key={name}>{text}</Part>,
  ])
  return (
    <address>
      {fillNodes(labels.address, Object.fromEntries(parts) as Record<string, ReactNode>)}
      {children}
    </address>
  )
}
