import { Drawing, type DrawingProps } from '../../components/drawings/Drawing'
import { Section, type SectionProps } from '../../components/grid/Section'
import samples from './drawings.json'
import { StyleGuideBody } from './StyleGuideBody'

// The file omits values that GraphQL would return as null.
const drawings = samples as unknown as readonly DrawingProps['drawing'][]

const Samples = ({ surface }: Pick<SectionProps, 'surface'>) => (
  <Section title={surface ? 'Drawings on a contrast surface' : 'Drawings'} surface={surface}>
    <StyleGuideBody>
      {drawings.map((drawing) => (
        <Drawing key={drawing.label} drawing={drawing} />
      ))}
    </StyleGuideBody>
  </Section>
)

/** Each kind of drawing in all its states, on a dark and on a light background. */
export const DrawingSamples = () => (
  <>
    <Samples />
    <Samples surface="contrast" />
  </>
)
