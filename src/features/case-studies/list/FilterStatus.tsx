import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../../../styles/colors'
import { space } from '../../../styles/sizes'
import { type } from '../../../styles/type'

export interface FilterStatusProps {
  /** The number of matching case studies; announced when it changes. */
  status: string
  /** Shown next to the status. */
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
`

/** The state of the filtered list, and a link to all case studies. */
export const FilterStatus = ({ status, action }: FilterStatusProps) => (
  <Row data-print="hide">
    <p role="status">{status}</p>
    {action}
  </Row>
)
