import styled from 'styled-components'
import { space } from '../../styles/sizes'

/** The content of a section of the style guide. */
export const StyleGuideBody = styled.div`
  display: grid;
  gap: ${space[6]};
  padding: 0 var(--inset) ${space[16]};
`
