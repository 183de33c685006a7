import styled from 'styled-components'
import { color } from '../styles/colors'
import { highlightEdge } from '../styles/mixins'
import { hairline, radius, space } from '../styles/sizes'

/** A surface with a border that is bright at the top left. Prefer cells of a CellGrid. */
export const Card = styled.div`
  position: relative;
  padding: ${space[6]};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${highlightEdge}
`
