import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { fillText } from '../../plugins/content'
import { partsOfAddress } from '../content/postal-address'
import { useLabels } from '../hooks/useLabels'
import { useSite } from '../hooks/useSite'

/* A part, with its comma, breaks only if it is longer than the line. Parts end at spaces, and between
   values that touch. */
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
      {labels.address.split(/(?<= )|(?<=\})(?=\{)/).map((part) => (
        <Fragment key={part}>
          <Part>{fillText(part.trimEnd(), parts)}</Part>
          {part.endsWith(' ') && ' '}
        </Fragment>
      ))}
      {children}
    </address>
  )
}
