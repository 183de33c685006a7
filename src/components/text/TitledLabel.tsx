import { useLabels } from '../../hooks/useLabels'
import { textsAround } from '../../content/texts-around'
import { VisuallyHidden } from './VisuallyHidden'

/** The label of a link, to which screen readers add the title of what it leads to. */
export const TitledLabel = ({ label, title }: { label: string; title: string }) => {
  const [before, after] = textsAround(useLabels().labelled, 'label', { text: title })
  return (
    <>
      {before && <VisuallyHidden>{before}</VisuallyHidden>}
      {label}
      {after && <VisuallyHidden>{after}</VisuallyHidden>}
    </>
  )
}
