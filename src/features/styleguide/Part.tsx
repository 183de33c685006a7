import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Section } from '../../components/grid/Section'
import { space } from '../../styles/sizes'

const Body = styled.div`
  display: grid;
  gap: ${space[6]};
  padding: 0 var(--inset) ${space[16]};
`

/** Samples side by side. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
`

/** A section of the style guide. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section title={title}>
    <Body>{children}</Body>
  </Section>
)
