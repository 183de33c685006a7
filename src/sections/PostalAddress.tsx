import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { fillText } from '../../plugins/content'
import { partsOfAddress } from '../content/postal-address'
import { useLabels } from '../hooks/useLabels'
import { useSite } from '../hooks/useSite'

/* A part, with its comma, breaks only if it is longer than the line. */
const Part = styled.span`
  display: inline-block;
  max-width: 100%;
`

/** The address of the agency in the order of the page's language, and what follows it. */
export const PostalAddress = ({ children }: { children?: ReactNode }) => {
  const labels = useLabels()
  const { address } = useSite()
  const parts = partsOfAddress(address)
  return (
    <address>
      {labels.address.split(' ').map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' '}
          <Part>{fillText(part, parts)}</Part>
        </Fragment>
      ))}
      {children}
    </address>
  )
}
