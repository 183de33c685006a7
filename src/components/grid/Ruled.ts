import styled from 'styled-components'
import { rule } from '../../styles/mixins'

/** A part of a page with a line above it. */
export const Ruled = styled.div`
  ${rule}
`
