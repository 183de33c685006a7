import type { ReactNode } from 'react'
import { textsAround } from '../../content/texts-around'
import { VisuallyHidden } from './VisuallyHidden'

interface LabelPartProps {
  label: string
  /** The name in braces that the children stand for. */
  name: string
  /** The values of the other names. */
  values?: Readonly<Record<string, string>>
  children: ReactNode
}

/** The part of a label that everyone sees; screen readers say the whole label. */
export const LabelPart = ({ label, name, values = {}, children }: LabelPartProps) => {
  const [before, after] = textsAround(label, name, values)
  return (
    <>
      {before && <VisuallyHidden>{before}</VisuallyHidden>}
      {children}
      {after && <VisuallyHidden>{after}</VisuallyHidden>}
    </>
  )
}
