import { useLabels } from '../../hooks/useLabels'
import { LabelPart } from './LabelPart'

/** The label of a link, to which screen readers add the title of what it leads to. */
export const TitledLabel = ({ label, title }: { label: string; title: string }) => (
  <LabelPart label={useLabels().labelled} name="label" values={{ text: title }}>
    {label}
  </LabelPart>
)
