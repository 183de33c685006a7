import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../../../styles/colors'
import { hiddenInPrint } from '../../../styles/mixins'
import { space } from '../../../styles/sizes'
import { type } from '../../../styles/type'

export interface FilterStatusProps {
  /** How many case studies match, or why that is unknown; announced when it changes. */
  status: string
  /** Is next to the status. */
  action: ReactNode
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[6]};
  min-height: 2rem;
  color: ${color.textFaint};
  ${type.meta}
  ${hiddenInPrint}
`

/** What the list of case studies shows, and a way to all of them. */
export const FilterStatus = ({ status, action }: FilterStatusProps) => (
  <Row>
    <p role="status">{status}</p>
    {action}
  </Row>
)
